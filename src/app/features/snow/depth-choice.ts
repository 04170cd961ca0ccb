export const stationSorts = ['near', 'depth', 'fresh', 'altitude'] as const

export type StationSort = (typeof stationSorts)[number]

export const lowestHeights = [0, 1500, 2000, 2500] as const
