import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import type { DayLine } from '../push/day-line.ts'
import { dayLineText, dayReceiptText } from './day-line-text.ts'

const line: DayLine = {
  wear: 'shorts',
  maxC: 27,
  falling: { what: 'rain', startAt: 17, isLikely: true },
  uv: 7,
  lake: { name: 'Murtensee', temperatureC: 21.4 },
  pollen: { taxon: 'grasses', load: 'moderate' },
}
const time = (hour: number) => `${hour}:00`

describe('the line of a day', () => {
  it.each([
    ['en', 'Shorts; umbrella from 17:00; UV 7; grass pollen moderate; Murtensee 21°.'],
    ['de', 'Kurze Hosen; Schirm ab 17\u00a0Uhr; UV 7; Pollen (Gräser) mässig; Murtensee 21°.'],
    [
      'fr',
      'Short\u202f; parapluie dès 17:00\u202f; UV 7\u202f; charge pollinique modérée (graminées)\u202f; Murtensee à 21°.',
    ],
    [
      'it',
      'Pantaloncini; ombrello dalle 17:00; UV 7; carico di pollini moderato (graminacee); Murtensee a 21°.',
    ],
  ] as const)('in %s', (language, text) => expect(dayLineText(line, language, time)).toBe(text))
})

describe('what became of it', () => {
  const receipt = {
    falling: line.falling,
    saidAt: 6,
    rain: { kind: 'came', at: 18, mm: 2 },
    maxC: 27,
    measuredMax: { temperatureC: 25.6, station: 'Bern' },
  } as const
  it('says what was said and what was measured', () => {
    expect(dayReceiptText(receipt, 'en', time)).toBe(
      'We said rain from 17:00; according to the radar, rain came at 18:00. We said up to 27°; the Bern station measured 26°.',
    )
    expect(
      dayReceiptText(
        { ...receipt, falling: null, rain: { kind: 'stayed-dry' }, measuredMax: null },
        'en',
        time,
      ),
    ).toBe(
      'We said it would stay dry, and it did, according to the radar. We said up to 27°. This could not be checked: no station nearby measured it.',
    )
  })
  it('does not take silence for dry', () => {
    for (const language of languages) {
      const text = dayReceiptText({ ...receipt, rain: { kind: 'unknown' } }, language, time)
      expect(text).toMatch(/could not be checked|nicht prüfen|Impossible à vérifier|Non è stato possibile/)
    }
  })
})
