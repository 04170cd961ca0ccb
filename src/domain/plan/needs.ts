import type { WarningType } from '../warning/warning.ts'

/** What an hour must be like. null: it does not matter. */
export type Criteria = {
  /** Highest chance of rain. */
  chancePercent: number
  /** Most water within the hour. */
  amountMm: number
  /** Mean wind; gusts may reach `gustLimitKmh` of it. */
  windKmh: number | null
  minC: number | null
  maxC: number | null
  humidityPercent: number | null
  /** Only between dawn and dusk. */
  daylight: boolean
  /** On the place's clock, from the beginning of one hour to the beginning of another; 24 is midnight. */
  fromHour: number
  toHour: number
  /** Shortest window worth naming. */
  hours: number
  /** Dry days in a row; 1 where hours are looked for. */
  days: number
  /** How high it leads, above sea; null: it stays at the place. */
  heightM: number | null
}

/** All that the site knows of something that needs good hours. */
type NeedRecord = {
  /** Conventions of ours, open to change by everybody who uses the planner. */
  criteria: Criteria
  /** Warnings that do not spoil it. All others do, those of kinds yet unknown too. */
  harmless: readonly WarningType[]
  /** It takes place on snow: snowfall is no rain, and without snow there is none of it. */
  isOnSnow?: true
  /**
   * In open mountains, where avalanches run: not from level 3 on. 'known': nor without a bulletin that says less;
   * 'in-season': nor where one is due and cannot be read. Pistes are secured and have neither.
   */
  avalanches?: 'known' | 'in-season'
}

const any = { windKmh: null, minC: null, maxC: null, humidityPercent: null, days: 1, heightM: null }

/** Each need is described here and nowhere else; the first is simply dry weather. */
const records = {
  dry: {
    criteria: {
      ...any,
      chancePercent: 25,
      amountMm: 0.1,
      daylight: false,
      fromHour: 7,
      toHour: 22,
      hours: 2,
    },
    harmless: ['wind', 'fog', 'heat', 'cold', 'forest-fire', 'avalanche', 'coastal'],
  },
  walk: {
    criteria: {
      ...any,
      chancePercent: 25,
      amountMm: 0.2,
      windKmh: 30,
      minC: -10,
      maxC: 30,
      daylight: true,
      fromHour: 7,
      toHour: 21,
      hours: 2,
    },
    harmless: ['forest-fire', 'coastal'],
  },
  // Wind and temperature are those of the goal, where both are harsher than on the way.
  hike: {
    criteria: {
      ...any,
      chancePercent: 25,
      amountMm: 0.2,
      windKmh: 40,
      minC: -4,
      maxC: 26,
      daylight: true,
      fromHour: 6,
      toHour: 20,
      hours: 5,
      heightM: 2000,
    },
    harmless: ['coastal'],
    avalanches: 'in-season',
  },
  bike: {
    criteria: {
      ...any,
      chancePercent: 20,
      amountMm: 0.1,
      windKmh: 20,
      minC: 4,
      maxC: 32,
      daylight: true,
      fromHour: 7,
      toHour: 21,
      hours: 2,
    },
    harmless: ['forest-fire', 'coastal', 'avalanche'],
  },
  laundry: {
    criteria: {
      ...any,
      chancePercent: 20,
      amountMm: 0,
      windKmh: 35,
      minC: 6,
      humidityPercent: 80,
      daylight: true,
      fromHour: 8,
      toHour: 20,
      hours: 4,
    },
    harmless: ['fog', 'heat', 'cold', 'forest-fire', 'avalanche', 'coastal', 'flood'],
  },
  // Cut grass dries over three days; its hours say when the sun and the wind do the work.
  hay: {
    criteria: {
      ...any,
      chancePercent: 20,
      amountMm: 0.1,
      windKmh: 35,
      minC: 14,
      humidityPercent: 75,
      daylight: true,
      fromHour: 8,
      toHour: 20,
      hours: 5,
      days: 3,
    },
    harmless: ['fog', 'heat', 'cold', 'forest-fire', 'avalanche', 'coastal'],
  },
  barbecue: {
    criteria: {
      ...any,
      chancePercent: 20,
      amountMm: 0.1,
      windKmh: 20,
      minC: 14,
      maxC: 34,
      daylight: false,
      fromHour: 11,
      toHour: 23,
      hours: 3,
    },
    harmless: ['fog', 'avalanche', 'coastal'],
  },
  swim: {
    criteria: {
      ...any,
      chancePercent: 20,
      amountMm: 0.1,
      windKmh: 20,
      minC: 22,
      daylight: true,
      fromHour: 9,
      toHour: 21,
      hours: 2,
    },
    harmless: ['fog', 'heat', 'forest-fire', 'avalanche'],
  },
  ski: {
    criteria: {
      ...any,
      chancePercent: 30,
      amountMm: 0.1,
      windKmh: 35,
      minC: -16,
      maxC: 4,
      daylight: true,
      fromHour: 8,
      toHour: 17,
      hours: 3,
    },
    harmless: ['forest-fire', 'coastal'],
    isOnSnow: true,
  },
  tour: {
    criteria: {
      ...any,
      chancePercent: 30,
      amountMm: 0.1,
      windKmh: 35,
      minC: -16,
      maxC: 4,
      daylight: true,
      fromHour: 6,
      toHour: 16,
      hours: 5,
      heightM: 2500,
    },
    harmless: ['forest-fire', 'coastal'],
    isOnSnow: true,
    avalanches: 'known',
  },
} as const satisfies Record<string, NeedRecord>

export type Need = keyof typeof records
/** In the order of the page. */
export const needs = Object.keys(records) as readonly Need[]

export const needRecord = (need: Need): NeedRecord => records[need]

/** Gusts are commonly 1.7 times the mean wind over land; beyond that they are judged by themselves. Whole tens. */
export const gustLimitKmh = (windKmh: number): number => Math.round((windKmh * 1.7) / 10) * 10

export const spoils = (type: WarningType, need: Need): boolean => !needRecord(need).harmless.includes(type)
