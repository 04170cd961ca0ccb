import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { only } from '../../../../tests/support/only.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { roundToKilometre } from '../../../domain/place/coordinates.ts'
import { dayMs } from '../../../domain/time/durations.ts'
import { variables } from '../../../server/config.ts'
import { requestLog } from '../../../server/http/middleware/request-log.ts'
import type { Metrics } from '../../../server/process/metrics.ts'
import { geocodingPolicy } from '../../../services/places/find-places.ts'
import { weatherPolicy } from '../../../services/weather/get-weather.ts'
import { glancePolicy } from '../../../services/weather/glance-weather.ts'
import { adSizes } from '../../ads/ad-sizes.ts'
import { consentLastsMs } from '../../browser/consent-record.ts'
import { storageEntries } from '../../browser/storage-entries.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { positionOptions } from '../search/position.ts'

beforeAll(() => loadAllTexts(languages))

const textOf = (page: string, language: Language) =>
  readFileSync(`${import.meta.dirname}/texts/${page}.${language}.md`, 'utf8')
const sourceOf = (path: string) => readFileSync(path, 'utf8')
/** Numbers as the texts write them out. */
const words = {
  en: { five: 'five seconds', fifteen: 'fifteen minutes', twelve: 'twelve months', day: 'a day at most' },
  de: {
    five: 'fünf Sekunden',
    fifteen: 'fünfzehn Minuten',
    twelve: 'zwölf Monate',
    day: 'höchstens einen Tag',
  },
  fr: { five: 'cinq secondes', fifteen: 'quinze minutes', twelve: 'douze mois', day: 'un jour au plus' },
  it: {
    five: 'cinque secondi',
    fifteen: 'quindici minuti',
    twelve: 'dodici mesi',
    day: 'al massimo un giorno',
  },
}

describe.each(languages)('what the legal texts promise in %s', (language) => {
  const privacy = textOf('privacy', language)

  it('caches: weather for a day, names of places for 37 days', () => {
    for (const { freshMs, graceMs } of [weatherPolicy, glancePolicy])
      expect(freshMs + graceMs).toBeLessThanOrEqual(dayMs)
    expect(privacy).toContain(words[language].day)
    expect(privacy).toMatch(
      new RegExp(`\\b${(geocodingPolicy.freshMs + geocodingPolicy.graceMs) / dayMs}\\b`),
    )
  })

  it('the log: what a line holds, and that it holds no address, browser, cookie or search', async () => {
    const lines: object[] = []
    const log = { info: (fields: object) => void lines.push(fields) } as never
    const metrics = only<Metrics>({ requests: { observe: () => {} } })
    const app = new Hono().use(requestLog({ log, metrics, clock: () => 0 })).get('*', (c) => c.text('ok'))
    await app.request('/en/location/bern?q=secret', {
      headers: { cookie: 'userLocation=bern', 'user-agent': 'Browser', 'x-forwarded-for': '203.0.113.7' },
    })
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual(['durationMs', 'id', 'method', 'path', 'status'])
    expect(JSON.stringify(lines)).not.toMatch(/secret|203\.0\.113|Browser|userLocation/)
    // Time, method, path, status, duration and the random id.
    const named = privacy.match(/(?:log|Protokoll|journal|registro)\s?: ([^;]*);/)?.[1] ?? ''
    expect(named.split(/, | (?:and|und|et|e) /)).toHaveLength(6)
  })

  it('copies for offline use: kept whatever the answer, without an identifier, switched off in the settings', () => {
    for (const page of ['ads', 'cookies', 'privacy'])
      expect(textOf(page, language), page).toMatch(
        /(?:without a connection|ohne Verbindung|sans connexion|senza connessione)[^\n]*(?:identifier|Kennung|identifiant|identificativo)[^\n]*\(\/settings\)/,
      )
    // Part of the service: neither necessary in the table nor a matter of consent.
    const kinds = new Set(storageEntries.map(({ category }) => category))
    expect(kinds).toEqual(new Set(['necessary', 'offline', 'advertising']))
  })

  it('calendars, feeds and embeds: an address reaches the server there, too, and no cookie is set', () => {
    expect(privacy).toMatch(
      /^## (?:Calendars|Kalender|Agendas|Calendari), [^\n]*\n\n[^\n]*IP[^\n]*[Cc]ookie/m,
    )
  })

  it('wrong operator codes, the position and the consent: how long', () => {
    expect(sourceOf('src/server/compose/compose-services.ts')).toMatch(
      /name: 'wrong-codes',\s+points: 5,\s+durationMs: 15 \* minuteMs,/,
    )
    expect(privacy).toContain(words[language].fifteen)
    expect(positionOptions.timeout).toBe(5000)
    expect(privacy).toContain(words[language].five)
    expect(consentLastsMs).toBe(365 * dayMs)
    expect(textOf('cookies', language)).toContain(words[language].twelve)
  })

  it('every service our server may ask is named', () => {
    const named: Record<string, RegExp> = {
      OPENWEATHER_BASE_URL: /OpenWeather/,
      NOMINATIM_BASE_URL: /Nominatim/,
      ALERTS_FEED_URL: /MeteoAlarm/,
      OPERA_BASE_URL: /EUMETNET OPERA/,
      METEOSWISS_BASE_URL: /M[eé]t[eé]oS(wiss|chweiz|uisse|vizzera)/,
      METNO_BASE_URL: /MET Norway/,
      SLF_BASE_URL: /\bSLF\b/,
      HYDROLOGY_BASE_URL: /FOEN|BAFU|OFEV|UFAM/,
      HAZARDS_BASE_URL: /FOEN|BAFU|OFEV|UFAM/,
      METAR_BASE_URL: /NOAA/,
      EUMETSAT_BASE_URL: /EUMETSAT/,
      DROUGHT_BASE_URL: /FOEN|BAFU|OFEV|UFAM/,
      ALPLAKES_BASE_URL: /Eawag/,
    }
    const requested = variables.filter((name) => /_(BASE|FEED)_URL$/.test(name))
    expect(requested.sort()).toEqual(Object.keys(named).sort())
    for (const name of Object.values(named)) expect(privacy).toMatch(name)
  })

  it('coordinates are rounded to about a kilometre', () => {
    expect(roundToKilometre({ lat: 46.94809, lon: 7.44744 })).toEqual({ lat: 46.95, lon: 7.45 })
    expect(privacy).toMatch(/one kilometre|einen Kilometer|un kilomètre|un chilometro/)
  })

  it('the sizes of the boxes for advertisements', () => {
    const ads = textOf('ads', language)
    for (const { width, height } of Object.values(adSizes))
      expect(ads).toMatch(
        width === undefined
          ? new RegExp(`\\b${height} (pixels?|Pixel|pixel)`, 'i')
          : new RegExp(`${width} × ${height}`),
      )
  })

  it('laws and authorities by the names they have here', () => {
    const law = { en: /\(FADP\b/, de: /\(DSG\b/, fr: /\(LPD\b/, it: /\(LPD\b/ }[language]
    const european = { en: /\(GDPR\)/, de: /\(DSGVO\)/, fr: /\(RGPD\)/, it: /\(RGPD\)/ }[language]
    const authority = { en: /FDPIC/, de: /EDÖB/, fr: /PFPDT/, it: /IFPDT/ }[language]
    for (const name of [law, european, authority]) expect(privacy).toMatch(name)
    // What must be said of anything stored in a visitor's browser.
    const telecommunications = { en: /TCA/, de: /FMG/, fr: /LTC/, it: /LTC/ }[language]
    expect(textOf('cookies', language)).toMatch(telecommunications)
    expect(textOf('cookies', language)).toContain('45c')
  })
})
