/** Less is written and drawn as nothing, mm or cm. */
export const leastShownAmount = 0.05

type Fallen = { rainMm: number | null; snowMm: number | null }

/** Rain and melted snow together; null where neither is given. */
export function amountOf({ rainMm, snowMm }: Fallen): number | null {
  return rainMm === null && snowMm === null ? null : (rainMm ?? 0) + (snowMm ?? 0)
}

export function isMostlySnow({ rainMm, snowMm }: Fallen): boolean {
  return (snowMm ?? 0) > (rainMm ?? 0)
}
