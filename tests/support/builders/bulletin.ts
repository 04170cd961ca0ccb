import type { AvalancheBulletin, BulletinArea, DangerValue } from '../../../src/domain/snow/avalanche.ts'
import { hourMs } from '../../../src/domain/time/durations.ts'

/** In force around Zürich at `now`, with one rating. */
export const areaOf = (now: number, value: DangerValue, more: Partial<BulletinArea> = {}): BulletinArea => ({
  id: 'a1',
  validFrom: now - hourMs,
  validTo: now + 20 * hourMs,
  publishedAt: now - hourMs,
  nextUpdateAt: null,
  isUnscheduled: false,
  regions: [{ id: '1', name: 'Alpstein' }],
  ratings: [{ value, subdivision: null, period: 'all_day', band: { lower: null, upper: null } }],
  problems: [],
  texts: {
    highlights: [],
    activity: [],
    travelAdvisory: [],
    snowpack: [],
    weatherReview: [],
    weather: [],
    tendency: [],
  },
  polygons: [
    [
      [
        [8, 47],
        [9, 47],
        [9, 48],
        [8, 48],
        [8, 47],
      ],
    ],
  ],
  ...more,
})

export const bulletinOf = (areas: BulletinArea[]): AvalancheBulletin => ({
  language: 'de',
  areas,
  isWhole: true,
})
