import { expect, it } from 'vitest'
import { inEveryLanguage, languages } from '../language.ts'
import { warningPhase } from '../warning/warning-rules.ts'
import { sampleWarnings } from './sample-warnings.ts'

const now = Date.parse('2026-08-01T12:00:00Z')
const samples = sampleWarnings(
  now,
  inEveryLanguage(() => 'Alert feed answered 503'),
)

it('marks every sample in data and in words, in every language', () => {
  expect(samples.length).toBeGreaterThanOrEqual(2)
  for (const sample of samples) {
    expect(sample.isSample).toBe(true)
    expect(sample.id).toMatch(/^sample-/)
    for (const language of languages)
      expect(sample.texts[language]?.description).toMatch(/^\[[\p{Lu} ’]+\] /u)
  }
  expect(samples[0]?.texts.en?.description).toMatch(/^\[EXAMPLE DATA\] /)
})

it('gives the error in the first one only', () => {
  for (const language of languages) {
    expect(samples[0]?.texts[language]?.description).toContain('Alert feed answered 503')
    expect(samples[1]?.texts[language]?.description).not.toContain('503')
  }
})

it('has distinct ids and valid periods, one ongoing and one to come', () => {
  expect(new Set(samples.map((sample) => sample.id)).size).toBe(samples.length)
  for (const sample of samples) expect(sample.endAt).toBeGreaterThan(sample.startAt)
  expect(samples.map((sample) => warningPhase(sample, now))).toEqual(['ongoing', 'upcoming'])
})
