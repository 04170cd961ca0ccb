import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { metricUnits } from '../../domain/weather/shown-units.ts'
import { loadAllTexts } from './catalogues.ts'
import { writingOf } from './page-texts.server.ts'

beforeAll(() => loadAllTexts(languages))

const zone = 'Europe/Zurich'
const summer = Date.parse('2026-10-25T00:00Z')
const winter = Date.parse('2026-10-25T01:00Z')
const written = (language: Language) => writingOf({ language, settings: metricUnits, now: summer })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the hour that comes twice', () => {
  it.each<[Language, string, string]>([
    ['en', '02:00 CEST', '02:00 CET'],
    ['de', '02:00 MESZ', '02:00 MEZ'],
    ['fr', '02:00 UTC+2', '02:00 UTC+1'],
    ['it', '02:00 CEST', '02:00 CET'],
  ])('is told apart by its zone, in %s', (language, first, second) => {
    const { format } = written(language)
    expect([summer, winter].map((at) => plain(format.time(at, zone)))).toEqual([first, second])
    expect(format.hour(winter, zone)).toBe('02')
    expect(format.time(winter + 3_600_000, zone)).toBe('03:00')
    expect(format.time(summer, 'UTC')).toBe('00:00')
  })

  it('says “Uhr” before the zone in German', () => {
    const { format, t } = written('de')
    expect(plain(format.clock(winter, zone))).toBe('02:00 Uhr MEZ')
    expect(plain(format.dateTime(winter, zone))).toBe('25. Oktober 2026, 02:00 Uhr MEZ')
    const [start, end] = [summer, winter].map((at) => format.time(at, zone))
    expect(plain(t('weather.during-today', { day: 'heute', start: start ?? '', end: end ?? '' }))).toBe(
      'heute von 02:00 MESZ bis 02:00 Uhr MEZ',
    )
  })
})
