/** Past sums are measured, the next ones predicted. */
export const sumPeriods = [
  { id: 'last-1h', hours: 1 },
  { id: 'last-3h', hours: 3 },
  { id: 'last-6h', hours: 6 },
  { id: 'last-24h', hours: 24 },
  { id: 'next-1h', hours: -1 },
  { id: 'next-2h', hours: -2 },
] as const
export type SumPeriodId = (typeof sumPeriods)[number]['id']

export const sumPeriodIds = sumPeriods.map(({ id }) => id)
