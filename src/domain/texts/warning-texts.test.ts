import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import type { Place } from '../place/place.ts'
import { allClearText, allClearWarning, warningAreaName } from './warning-texts.ts'

describe('the all-clear', () => {
  const names = { en: 'Zurich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' }
  const place = { kind: 'place', place: { names } as Place } as const

  it('praises the weather only where it is good too', () => {
    expect(languages.map((language) => allClearText(place, language, true).title)).toEqual([
      'All Clear: Good Weather Conditions',
      'Keine Warnungen: günstige Wetterlage',
      'Aucune alerte\u202f: bonnes conditions météo',
      'Nessuna allerta: condizioni meteo favorevoli',
    ])
    expect(languages.map((language) => allClearText(place, language, false).title)).toEqual([
      'No warnings for Zurich',
      'Keine Warnungen in Zürich',
      'Aucune alerte à Zurich',
      'Nessuna allerta a Zurigo',
    ])
    expect(allClearText({ kind: 'switzerland' }, 'en', true).title).not.toContain('Good')
  })

  it('is a warning of its own id in the API', () => {
    const now = Date.parse('2026-08-01T12:00:00Z')
    const clear = allClearWarning(now, place)
    expect(clear).toMatchObject({ id: 'all-clear', severity: 'minor', isSample: false, startAt: now })
    expect(clear.texts.en?.title).toBe('No warnings for Zurich')
  })
})

it('puts only our own name for the country into the reader’s language', () => {
  expect(warningAreaName('Switzerland', 'it')).toBe('Svizzera')
  expect(warningAreaName('Thalwil-Wetzikon', 'it')).toBe('Thalwil-Wetzikon')
})
