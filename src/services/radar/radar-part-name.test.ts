import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import {
  credit,
  facts,
  measuredPart,
  predictedParts,
  rainAround,
  sourcePart,
  startAt,
  zurich,
} from './radar.fixture.ts'
import { isReplacedBy, radarPartName } from './radar-part-name.ts'

const rain = rainAround(zurich, 3)
const names = (at: number, sharedAt: number) =>
  [sourcePart([at]), measuredPart(at, rain), ...predictedParts(at, rain, 200)].map((part) =>
    radarPartName(part, sharedAt),
  )

describe('names of shared radar parts', () => {
  it('sort into the order in which a radar takes them', () => {
    const sorted = [...names(startAt, 1)].reverse().sort()
    expect(sorted.map((name) => name[0])).toEqual([...'01', ...Array(sorted.length - 3).fill('3'), '4'])
  })

  it('an hour stays for a day, whenever it was shared, and the next telling of it replaces it', () => {
    const hourName = (from: number, sharedAt: number) =>
      radarPartName({ kind: 'hour', startAt: from, hundredthsMm: null, source: credit }, sharedAt)
    const sharedAt = startAt + dayMs
    const known = hourName(startAt, sharedAt)
    const laterBy = (hours: number) => radarPartName(sourcePart([]), sharedAt + hours * hourMs)
    expect(isReplacedBy(laterBy(1))(known)).toBe(false)
    expect(isReplacedBy(laterBy(3))(known)).toBe(true)
    expect(isReplacedBy(hourName(startAt, sharedAt + 1))(known)).toBe(true)
    expect(isReplacedBy(hourName(startAt + hourMs, sharedAt + 1))(known)).toBe(false)
  })

  it('a source drops the frames and the forecast of another one, not its own', () => {
    const own = [...names(startAt, 1), radarPartName({ kind: 'broken', provider: facts.id, at: startAt }, 1)]
    const droppedBy = (provider: string) => {
      const part = { ...sourcePart([]), facts: { ...facts, id: provider } }
      return own.filter(isReplacedBy(radarPartName(part, 2)))
    }
    expect(droppedBy('rainviewer')).toEqual(own)
    expect(droppedBy(facts.id)).toEqual(own.slice(0, 1))
  })

  it('a new forecast replaces the last one and no measured frame', () => {
    const nextAt = startAt + 5 * minuteMs
    const old = names(startAt, 1)
    const next = names(nextAt, 2)
    const gone = old.filter((name) => next.some((newer) => isReplacedBy(newer)(name)))
    expect(gone).toEqual(old.filter((name) => !name.startsWith('1:')))
    expect(next.filter((name) => next.some((newer) => isReplacedBy(newer)(name)))).toEqual([])
  })
})
