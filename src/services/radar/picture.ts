import { rainStep, sumStep } from '../../domain/rain/radar-scale.ts'
import { decodedValue, unknownCode } from '../../domain/rain/rate-codes.ts'
import { greyPng, pictureHash } from './grey-png.ts'
import { productGrid } from './product-grid.ts'

/** A PNG at an address of its own: what it shows never changes. */
export type Picture = {
  hash: string
  png: Uint8Array
  /** The highest level in it, unknown cells aside: 0 is a dry picture. */
  highest: number
}

const tableOf = (step: (value: number) => number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, code) =>
    code === unknownCode ? unknownCode : step(decodedValue(code)),
  )
const rainSteps = tableOf(rainStep)
const sumSteps = tableOf(sumStep)

/** Steps of the ramp (0 dry, 1 to 9, 255 unknown) of every cell, from codes. */
function stepsOf(codes: Uint8Array, unit: 'mm/h' | 'mm'): Uint8Array {
  const table = unit === 'mm' ? sumSteps : rainSteps
  const steps = new Uint8Array(codes.length)
  for (let i = 0; i < steps.length; i++) steps[i] = table[codes[i] as number] as number
  return steps
}

/**
 * Pictures carry steps of the ramp and nothing finer: on a real front (34 % wet, 31 January 2017) a frame takes
 * 14 kB so, against 30 kB with three levels to a step. Numbers for a place come from the codes.
 */
export function pictureOf(codes: Uint8Array, unit: 'mm/h' | 'mm', { cols, rows } = productGrid): Picture {
  return levelPicture(cols, rows, stepsOf(codes, unit))
}

export function levelPicture(cols: number, rows: number, levels: Uint8Array): Picture {
  const png = greyPng(cols, rows, levels)
  let highest = 0
  // By index: for…of takes several times as long, which is as long as the compression.
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as number
    if (level > highest && level !== unknownCode) highest = level
  }
  return { hash: pictureHash(png), png, highest }
}
