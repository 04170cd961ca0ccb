import { beforeAll, describe, expect, it } from 'vitest'
import { currentOf, dayOf, hourOf, placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { area, bulletin, hour, missing, now, reading, station } from './snow-known.fixture.ts'
import { type WinterKnown, winterView } from './winter-block.server.ts'

beforeAll(() => loadAllTexts(languages))

const davos = placeOf({
  slug: 'davos',
  coordinates: { lat: 46.8, lon: 9.83 },
  timeZone: 'Europe/Zurich',
  country: 'CH',
  elevationM: 1560,
})
/** It snows at noon, with the freezing level at 1400 m. */
const snowing: WeatherReport = {
  coordinates: davos.coordinates,
  timeZone: 'Europe/Zurich',
  current: currentOf({ observedAt: now - hour / 4 }),
  hourly: [hourOf({ startAt: now + 2 * hour, snowMm: 2, rainMm: 0, freezingLevelM: 1400 })],
  daily: [dayOf({ date: '2027-01-20', freezingLevelM: { lowest: 1300, highest: 1500 } })],
}
const block = (known: Partial<WinterKnown>, { language = 'en' as Language, place = davos } = {}) =>
  winterView(
    {
      bulletin: missing,
      depths: { imis: missing, swissmetnet: missing },
      weather: missing,
      rain: null,
      ...known,
    },
    place,
    writingIn(language, now),
  )
const stations = reading([
  station('Tobel', 9.84, 1500, 40),
  station('Dorf', 9.835, 1600, 60),
  station('Gipfel', 9.86, 2545, 148),
  station('Nachbartal', 10.2, 2400, 200),
])

describe('winter at a resort', () => {
  it('opens with fresh snow, depth above the houses, snow line and avalanche danger', () => {
    const winter = block({
      bulletin: reading(bulletin([area('a')])),
      depths: { imis: stations, swissmetnet: missing },
      weather: reading(snowing),
    })
    expect(winter?.figures).toEqual([
      { value: '6', unit: 'cm', label: 'fresh in 24\u00a0hours' },
      { value: '148', unit: 'cm', label: 'on the ground at Gipfel (2545\u00a0m)' },
      { value: '1100', unit: 'm', label: 'snow line today' },
    ])
    expect(winter?.danger?.text).toBe('Avalanche danger: considerable (3)')
    expect(winter?.path).toBe('/snow?place=davos')
    expect(winter?.credits).toHaveLength(1)
  })
  it('has only what is known', () => {
    expect(block({ bulletin: reading(bulletin([area('a')])) })).toMatchObject({ figures: [], credits: [] })
    expect(block({ depths: { imis: stations, swissmetnet: missing } })?.danger).toBeNull()
  })
  it('is not there in summer, or far from the mountains', () => {
    const bare = reading([station('Gipfel', 9.86, 2545, 0)])
    expect(block({ depths: { imis: bare, swissmetnet: missing }, weather: reading(snowing) })).toBeNull()
    expect(block({ depths: { imis: stations, swissmetnet: missing } }, { place: zurich })).toBeNull()
  })
})
