import type { WarningType } from '../warning/warning.ts'

/** What good hours are needed for; the first is simply dry weather. */
export const needs = ['dry', 'walk', 'bike', 'laundry', 'hay', 'barbecue', 'swim', 'ski'] as const
export type Need = (typeof needs)[number]

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
}

const any = { windKmh: null, minC: null, maxC: null, humidityPercent: null, days: 1 }

/** Conventions of ours, open to change by everybody who uses the page. */
export const usualCriteria: Record<Need, Criteria> = {
  dry: { ...any, chancePercent: 25, amountMm: 0.1, daylight: false, fromHour: 7, toHour: 22, hours: 2 },
  walk: {
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
  bike: {
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
  laundry: {
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
  // Cut grass dries over three days; its hours say when the sun and the wind do the work.
  hay: {
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
  barbecue: {
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
  swim: {
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
  // Rain is counted, snowfall is not: it is what the slopes are made of.
  ski: {
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
}

/** Gusts are commonly 1.7 times the mean wind over land; beyond that they are judged by themselves. Whole tens. */
export const gustLimitKmh = (windKmh: number): number => Math.round((windKmh * 1.7) / 10) * 10

/** Warnings that do not spoil the need. All others do, those of kinds yet unknown too. */
const harmlessWarnings: Record<Need, readonly WarningType[]> = {
  dry: ['wind', 'fog', 'heat', 'cold', 'forest-fire', 'avalanche', 'coastal'],
  walk: ['forest-fire', 'coastal'],
  bike: ['forest-fire', 'coastal', 'avalanche'],
  laundry: ['fog', 'heat', 'cold', 'forest-fire', 'avalanche', 'coastal', 'flood'],
  hay: ['fog', 'heat', 'cold', 'forest-fire', 'avalanche', 'coastal'],
  barbecue: ['fog', 'avalanche', 'coastal'],
  swim: ['fog', 'heat', 'forest-fire', 'avalanche'],
  ski: ['forest-fire', 'coastal'],
}

export const spoils = (type: WarningType, need: Need): boolean => !harmlessWarnings[need].includes(type)
