/** The constants that were chosen by leaving one event out at a time: `npm run nowcast-score -- --leave-one-out`. */
export type Tuning = {
  /** Area of 1 mm/h added at half an hour, where it is most: it finds more rain than it adds false alarms. */
  areaAdded: number
  /** How long growth or decay of the area lasts, minutes: it fades with this lifetime. */
  growthMinutes: number
  /** Change of the area's logarithm within an hour that is noise: only a larger one says something about the next hour. */
  chanceGrowth: number
  /** Steps, squared, at which a growth counts half; the squares of all lags it was seen over add up. */
  growthDoubt: number
  /** The change of a band that repeats over that measured: both changes compared hold noise, which makes it too small. */
  noiseLoss: number
  /** Prior part of a large weather system that stays in place. */
  resting: number
  /** Bands of heavy rain fade by this power of what they keep. */
  heavyFading: number
  /** Doubt per step of lag in the gains that all bands have together: 1 leaves them half-way to those band by band. */
  jointDoubt: number
}

export const chosenTuning: Tuning = {
  areaAdded: 0.08,
  growthMinutes: 85,
  chanceGrowth: 0.15,
  growthDoubt: 20,
  noiseLoss: 1.5,
  resting: 0.25,
  heavyFading: 0.4,
  jointDoubt: 0.1,
}
