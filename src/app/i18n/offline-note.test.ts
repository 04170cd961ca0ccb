import { beforeAll, describe, expect, it } from 'vitest'
import { writingIn } from '../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../domain/language.ts'
import { loadAllTexts } from './catalogues.ts'
import { noteText } from './offline-note.ts'

const at = Date.UTC(2026, 10, 15, 13, 5)
const noteAfter = (hours: number, language: Language, timeZone = 'Europe/Zurich') => {
  const now = at + hours * 3_600_000
  return noteText(at, { ...writingIn(language, now), timeZone })
}

beforeAll(() => loadAllTexts(languages))

describe('the note on weather that could not be renewed', () => {
  it('says as of when the page and its warnings are', () => {
    expect(noteAfter(2, 'en')).toBe('Offline: weather and warnings as of 14:05.')
  })

  it('names the day once that is another', () => {
    expect(noteAfter(12, 'de')).toBe(
      'Offline: Wetter und Warnungen, Stand 15. November 2026, 14:05\u00a0Uhr.',
    )
  })

  it('speaks of the days and hours of the page, wherever the device is', () => {
    expect(noteAfter(2, 'en', 'Asia/Tokyo')).toBe(
      'Offline: weather and warnings as of 15 November 2026, 22:05.',
    )
  })

  it.each(languages)('fits into one line of a phone in %s', (language) => {
    expect(noteAfter(2, language).length).toBeLessThanOrEqual(52)
  })
})
