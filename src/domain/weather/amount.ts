/** Less is written and drawn as nothing, mm or cm. */
export const leastShownAmount = 0.05

/** The same of the wettest snow, cm. */
export const leastShownDepthCm = leastShownAmount / 2
/** Fresh snow is given in whole centimetres, because no forecast knows its millimetres; less than this is "< 1". */
export const leastToldDepthCm = 1

type Fallen = { rainMm: number | null; snowMm: number | null }

/** Rain and melted snow together; null where neither is given. */
export function amountOf({ rainMm, snowMm }: Fallen): number | null {
  return rainMm === null && snowMm === null ? null : (rainMm ?? 0) + (snowMm ?? 0)
}

type FallenDepth = Fallen & { snowCm: number | null }

/** Fresh snow, where most falls as snow and its depth is known: centimetres are written then instead of millimetres. */
export function freshSnowCm(fallen: FallenDepth): number | null {
  return isMostlySnow(fallen) ? fallen.snowCm : null
}

/** From here on a day is very wet, or brings much snow: lists mark it, and its sign is a dark cloud. */
export const heavyMm = 30
export const heavySnowCm = 20

export function isHeavyDay(fallen: FallenDepth): boolean {
  return (amountOf(fallen) ?? 0) >= heavyMm || (freshSnowCm(fallen) ?? 0) >= heavySnowCm
}

export function isMostlySnow({ rainMm, snowMm }: Fallen): boolean {
  return (snowMm ?? 0) > (rainMm ?? 0)
}
