export const waterViews = ['levels', 'bathing'] as const

/** Whoever wants to swim goes no farther. */
export const bathingKm = 40
