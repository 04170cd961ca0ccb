/**
 * The files of a run that we use, out of 32. Values are kept as 16-bit integers, `perUnit` of them to one unit; what
 * lies outside `lowest` to `highest` is no value (the files fill gaps with −999, 32767 and the like).
 */
export type Parameter = {
  id: string
  /** Daily files are stamped with local calendar days, hourly ones with UTC hours. */
  isDaily: boolean
  perUnit: number
  lowest: number
  highest: number
  /** A run in which this one cannot be read is not used; the others are left out where they cannot be read. */
  isCore: boolean
  /** Documented as a fraction, but percentages occur: the values decide. */
  isFraction?: boolean
}

const hourly = (id: string, perUnit: number, lowest: number, highest: number, isCore = false): Parameter => ({
  id,
  isDaily: false,
  perUnit,
  lowest,
  highest,
  isCore,
})
const daily = (id: string, perUnit: number, lowest: number, highest: number, isCore = false): Parameter => ({
  ...hourly(id, perUnit, lowest, highest, isCore),
  isDaily: true,
})

export const parameters: readonly Parameter[] = [
  /** °C, mean of the hour, with its 10 and 90 per cent quantiles. */
  hourly('tre200h0', 10, -70, 60, true),
  hourly('treq10h0', 10, -70, 60),
  hourly('treq90h0', 10, -70, 60),
  /** mm in the hour. */
  hourly('rre150h0', 10, 0, 500, true),
  hourly('rreq10h0', 10, 0, 500),
  hourly('rreq90h0', 10, 0, 500),
  /** Per cent, for the three hours before the stamp. */
  hourly('rp0003i0', 1, 0, 100, true),
  /** km/h: mean of the hour, strongest gust, quantiles of the mean; degrees. */
  hourly('fu3010h0', 10, 0, 400, true),
  hourly('fu3010h1', 10, 0, 500, true),
  hourly('fu3q10h0', 10, 0, 400),
  hourly('fu3q90h0', 10, 0, 400),
  hourly('dkl010h0', 1, 0, 360),
  /** Minutes of sunshine in the hour. */
  hourly('sre000h0', 1, 0, 60),
  /** Cover by low, middle and high cloud at the stamp, as a fraction. */
  { ...hourly('nprolohs', 100, 0, 100), isFraction: true },
  { ...hourly('npromths', 100, 0, 100), isFraction: true },
  { ...hourly('nprohihs', 100, 0, 100), isFraction: true },
  /** m above sea at the stamp. */
  hourly('zprfr0hs', 1, 0, 9000),
  /** Pictogram of the three hours before the stamp. */
  hourly('jww003i0', 1, 1, 142, true),
  /** °C, local day. */
  daily('tre200px', 10, -70, 60, true),
  daily('tre200pn', 10, -70, 60, true),
  /** mm, local day, with its quantiles. */
  daily('rka150p0', 10, 0, 1000, true),
  daily('rreq10p0', 10, 0, 1000),
  daily('rreq90p0', 10, 0, 1000),
  /** Pictogram of the day, 6 to 18 h. */
  daily('jp2000d0', 1, 1, 142, true),
]

/** Means no value. */
export const missing = -32_768
