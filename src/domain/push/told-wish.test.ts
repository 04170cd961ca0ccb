import { describe, expect, it } from 'vitest'
import { type ToldWish, wishNews } from './told-wish.ts'

const now = Date.parse('2026-07-15T05:00:00Z')
const hour = 3_600_000
const awake = { now, today: '2026-07-15', mayTell: true }
const window = { mark: '2026-07-15', startAt: now + 5 * hour }
const told = (over: Partial<ToldWish> = {}): ToldWish => ({
  day: '2026-07-14',
  mark: '2026-07-15',
  startAt: now + 5 * hour,
  isOpen: true,
  ...over,
})

describe('a wish', () => {
  it('tells what comes, and remembers it', () => {
    expect(wishNews(null, window, awake)).toEqual({
      news: 'opens',
      told: { day: '2026-07-15', mark: '2026-07-15', startAt: now + 5 * hour, isOpen: true },
    })
  })

  it.each<[string, ToldWish | null, typeof window | null, Partial<typeof awake>]>([
    ['the same again', told(), window, {}],
    ['its window at another hour', told(), { ...window, startAt: now + 3 * hour }, {}],
    ['a second thing on one day', told({ day: '2026-07-15', mark: '2026-07-14' }), window, {}],
    ['anything in quiet hours or a pause', null, window, { mayTell: false }],
    ['that nothing comes where nothing was told', null, null, {}],
    ['that nothing comes twice', told({ isOpen: false }), null, {}],
    ['that nothing comes on the day it told so', told({ day: '2026-07-15' }), null, {}],
  ])('does not tell %s', (_, before, event, over) => {
    expect(wishNews(before, event, { ...awake, ...over })).toEqual({ news: null, told: before })
  })

  it('tells another window on another day', () => {
    expect(wishNews(told({ mark: '2026-07-14' }), window, awake).news).toBe('opens')
  })

  it('takes back what does not come after all', () => {
    expect(wishNews(told(), null, awake)).toEqual({
      news: 'closes',
      told: told({ day: '2026-07-15', isOpen: false }),
    })
  })

  it('is silent about what has begun and is over', () => {
    const begun = told({ startAt: now - hour })
    expect(wishNews(begun, null, awake)).toEqual({ news: null, told: { ...begun, isOpen: false } })
  })

  it('tells the end of what has no hour of its own, as of a warm lake, and its return', () => {
    const warm = told({ mark: '', startAt: null })
    expect(wishNews(warm, null, awake).news).toBe('closes')
    expect(wishNews({ ...warm, isOpen: false }, { mark: '', startAt: null }, awake).news).toBe('opens')
  })
})
