import { expect, it } from 'vitest'
import { needRecord, needs } from './needs.ts'
import { criteriaChoices, criteriaQuery, readCriteria, readNeed, unreadable } from './read-criteria.ts'

const needIn = (search: string) => new URLSearchParams(search).get('need')
const read = (search: string) => readCriteria(readNeed(needIn(search)), criteriaQuery.read(search))

it.each(needs)('an address that says nothing means the usual for %s, which can be chosen', (need) => {
  const usual = needRecord(need).criteria
  expect(read(`need=${need}`)).toEqual(usual)
  const chosen = new URLSearchParams({
    chance: String(usual.chancePercent),
    amount: String(usual.amountMm),
    wind: String(usual.windKmh ?? 'any'),
    min: String(usual.minC ?? 'any'),
    max: String(usual.maxC ?? 'any'),
    humidity: String(usual.humidityPercent ?? 'any'),
    from: String(usual.fromHour),
    to: String(usual.toHour),
    hours: String(usual.hours),
    days: String(usual.days),
    height: String(usual.heightM ?? 2000),
    light: usual.daylight ? 'day' : 'any',
  })
  for (const [name, choices] of Object.entries(criteriaChoices)) {
    const value = chosen.get(name)
    if (value !== 'any' && !(name === 'days' && value === '1')) expect(choices).toContain(Number(value))
  }
  expect(read(`need=${need}&${chosen}`)).toEqual(usual)
})

it.each([
  [
    'need=walk&chance=40&wind=any&max=any&light=any',
    { chancePercent: 40, windKmh: null, maxC: null, daylight: false },
  ],
  ['need=walk&chance=41&wind=-3&amount=x&hours=99', {}],
  ['need=walk&min=20&max=-10', { minC: -10, maxC: 20 }],
  ['need=walk&from=18&to=9', {}],
  ['need=walk&from=0&to=24', { fromHour: 0, toHour: 24 }],
  ['need=walk&days=4', {}],
  ['need=dry&min=0', { minC: 0 }],
  ['need=hay&days=4', { days: 4 }],
  ['need=hike&height=3000', { heightM: 3000 }],
  ['need=walk&height=3000', {}],
  ['need=constructor', {}],
])('%s', (search, changes) => {
  const need = readNeed(needIn(search))
  expect(read(search)).toEqual({ ...needRecord(need).criteria, ...changes })
})

it.each([
  ['', []],
  ['need=walk&chance=20&wind=any&min=-30&light=day&from=8&to=18', []],
  ['need=fishing', ['need']],
  ['chance=101', ['chance']],
  ['chance=any', ['chance']],
  ['chance=&wind=', []],
  ['wind=fast&light=moon', ['light', 'wind']],
  ['from=18&to=8', ['from', 'to']],
  ['hours=99&days=1', ['hours', 'days']],
] as const)('of "%s" cannot be read: %j', (query, names) => {
  expect(unreadable(criteriaQuery.read(query), needIn(query))).toEqual(names)
})
