import type { RainIntensity } from '../../rain/radar-scale.ts'
import type { Noun } from './phrases.ts'

type Words = readonly [light: string, moderate: string, heavy: string, veryHeavy: string]

export function singular(...words: Words): Record<RainIntensity, Noun> {
  return byIntensity(words, false)
}

export function plural(...words: Words): Record<RainIntensity, Noun> {
  return byIntensity(words, true)
}

/** The same words for every form. */
export function strengths(...[light, moderate, heavy, veryHeavy]: Words): Record<RainIntensity, string> {
  return { light, moderate, heavy, 'very-heavy': veryHeavy }
}

function byIntensity(words: Words, isPlural: boolean): Record<RainIntensity, Noun> {
  const [light, moderate, heavy, veryHeavy] = words.map((text) => ({ text, plural: isPlural })) as [
    Noun,
    Noun,
    Noun,
    Noun,
  ]
  return { light, moderate, heavy, 'very-heavy': veryHeavy }
}
