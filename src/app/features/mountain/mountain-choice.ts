export const mountainSorts = ['sun', 'height', 'wind'] as const

export type MountainSort = (typeof mountainSorts)[number]

/** Metres; 0 for all points. */
export const lowestPoints = [0, 1500, 2000, 2500, 3500] as const
