/** WCAG 2.2's contrast of two colours, "#rrggbb", from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour itself, or as little of the way to black or white as gives it this contrast with the ground. */
export function readableOn(ground: string, colour: string, least: number): string {
  const end = luminance(ground) > 0.5 ? 0 : 255
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = hexOf(channels(colour).map((value) => Math.round(value + (end - value) * share)))
    if (contrast(mixed, ground) >= least) return mixed
  }
  return hexOf([end, end, end])
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hexOf = (values: readonly number[]) =>
  `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
