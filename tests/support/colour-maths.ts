/** For the tests of the tokens: how well two colours can be told apart. Colours are #rgb or #rrggbb. */

type Triple = [number, number, number]

function linearRgb(hex: string): Triple {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  return [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as Triple
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

export type Matrix = [Triple, Triple, Triple]
/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. */
export const visions: Record<'normal' | 'protan' | 'deutan' | 'tritan', Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Ottosson 2020. */
function oklab(rgb: Triple): Triple {
  const lms: Triple = [
    Math.cbrt(dot(rgb, [0.4122214708, 0.5363325363, 0.0514459929])),
    Math.cbrt(dot(rgb, [0.2119034982, 0.6806995451, 0.1073969566])),
    Math.cbrt(dot(rgb, [0.0883024619, 0.2817188376, 0.6299787005])),
  ]
  return [
    dot(lms, [0.2104542553, 0.793617785, -0.0040720468]),
    dot(lms, [1.9779984951, -2.428592205, 0.4505937099]),
    dot(lms, [0.0259040371, 0.7827717662, -0.808675766]),
  ]
}

function seen(hex: string, vision: Matrix): Triple {
  const rgb = linearRgb(hex)
  return oklab(vision.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Triple)
}

/** Distance in OKLab × 100 as seen with the given colour vision. */
export function seenDistance(a: string, b: string, vision: Matrix): number {
  const [seenA, seenB] = [seen(a, vision), seen(b, vision)]
  return Math.hypot(seenA[0] - seenB[0], seenA[1] - seenB[1], seenA[2] - seenB[2]) * 100
}

/** Lightness in OKLab, 0 to 1. */
export const seenLightness = (hex: string, vision: Matrix): number => seen(hex, vision)[0]
