import { beforeAll, describe, expect, it } from 'vitest'
import { writingIn } from '../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../domain/language.ts'
import { loadAllTexts } from './catalogues.ts'
import { noteSentences } from './offline-note.ts'

const at = Date.UTC(2026, 10, 15, 13, 5)
const noteAfter = (hours: number, language: Language, timeZone = 'Europe/Zurich') => {
  const now = at + hours * 3_600_000
  return noteSentences(at, { ...writingIn(language, now), timeZone })
}

beforeAll(() => loadAllTexts(languages))

describe('the note on weather that could not be renewed', () => {
  it('says how old it is and that warnings are as of then', () => {
    expect(noteAfter(2, 'en')).toEqual([
      'Offline copy as of 14:05 (2 hours ago).',
      'Warnings issued since then are not shown; some of those shown may be over.',
    ])
  })

  it('names the day that “today” was, once that is another', () => {
    expect(noteAfter(12, 'de')).toEqual([
      'Offline-Kopie, Stand 15. November 2026, 14:05\u00a0Uhr (vor 12 Stunden).',
      'Seither ausgegebene Warnungen sind nicht enthalten, gezeigte können schon vorbei sein.',
      '«Heute» meint hier Sonntag, 15. November.',
    ])
  })

  it('speaks of the days and hours of the page, wherever the device is', () => {
    expect(noteAfter(2, 'en', 'Asia/Tokyo')).toEqual([
      'Offline copy as of 15 November 2026, 22:05 (2 hours ago).',
      'Warnings issued since then are not shown; some of those shown may be over.',
      '“Today” here means Sunday 15 November.',
    ])
  })
})
