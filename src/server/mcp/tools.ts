import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { isGrave } from '../../domain/danger/danger.ts'
import { type Language, languages } from '../../domain/language.ts'
import { type Place, regionIds } from '../../domain/place/place.ts'
import { needRecord, needs } from '../../domain/plan/needs.ts'
import { planOfPlace } from '../../domain/plan/plan-of-place.ts'
import { rankedWindows } from '../../domain/plan/windows.ts'
import { rainSignal } from '../../domain/signal/rain-signal.ts'
import { dangerTexts, dangerWhere } from '../../domain/texts/danger-texts.ts'
import { placeText } from '../../domain/texts/place-text.ts'
import { rainOutlookText } from '../../domain/texts/rain-outlook-text.ts'
import { validText } from '../../domain/texts/warnings-atom-texts.ts'
import { localDate, localTime } from '../../domain/time/local-time.ts'
import type { WarningScope } from '../../domain/warning/warning.ts'
import { warningTexts } from '../../domain/warning/warning-rules.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import type { Reading, Source } from '../../domain/weather/reading.ts'
import { waterName } from '../../reference/water-names.ts'
import type { Services } from '../../services/services.ts'
import { publicDays } from '../api/public-days.ts'
import { published } from '../api/published.ts'
import { meteoAlarmNotice } from '../feeds/warnings-geojson.ts'
import { ownAnswers } from './answers.ts'

const language = z.enum(languages).default('en').describe('Language of the texts')
const place = z
  .string()
  .min(1)
  .max(100)
  .describe('A place’s slug as search_places gives it, a name, or "lat,lon"')
/** What a model need not weigh up: nothing is written, and the same question is answered alike. */
const annotations = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false }

type Asked = { services: Services; client: string; now: number; origin: string }

/** Five ways to ask this site; each answers with text and with figures, whose they are and how old. */
export function weatherTools({ services, client, now, origin }: Asked): McpServer {
  const server = new McpServer(
    { name: 'wetterhorn', version: '1' },
    {
      instructions:
        'Weather of Switzerland by MeteoSwiss, radar nowcast, official warnings. Name the source where you show values. Warnings are the authorities’ words: do not reword them. Do not rely on this alone where life is at stake.',
    },
  )

  server.registerTool(
    'search_places',
    {
      title: 'Search places',
      description:
        'Places by name or postcode, best match first: towns worldwide, Swiss villages, peaks, passes and huts.',
      inputSchema: z.object({ query: z.string().min(1).max(200), language }),
      annotations,
    },
    async ({ query, language }) => {
      const results = services.findPlaces.suggest(query, language)
      const lines = results.map(({ value, name, detail }) => `${name} (${detail}): ${value}`)
      return answer(lines.join('\n') || ownAnswers.noPlaces, { results, attribution: 'GeoNames (CC BY 4.0)' })
    },
  )

  server.registerTool(
    'get_weather',
    {
      title: 'Weather of a place',
      description: 'Current weather, the coming hours and days of a place, with its source and age.',
      inputSchema: z.object({ place, language, hours: z.number().int().min(1).max(72).default(24) }),
      annotations,
    },
    async ({ place: value, language, hours }) => {
      const found = services.findPlaces.resolve(value)
      if (!found) return noPlace(value)
      const [weather, rain, report] = await Promise.all([
        services.getFreeWeather(found, client),
        services.radar.getRain(found.coordinates),
        services.getDangers({ kind: 'place', place: found }, language),
      ])
      if (weather.data === null) return failure(ownAnswers.noWeather)
      const outlook = placeOutlook(weather.data, rain.data, now)
      const { state, isOutside = false } = report.warnings.data
      const sources = [weather.source, ...('source' in rain ? [rain.source] : [])]
      const text = placeText(
        {
          place: found,
          outlook,
          dangers: report.dangers,
          unread: report.unread,
          state,
          isOutside,
          attributions: [...new Set(sources.map(({ attribution }) => attribution))],
          isDemo: sources.some(({ isDemo }) => isDemo),
          now,
        },
        language,
        { time: clockOf(found), waterName: (water) => waterName(water, language) },
      )
      return answer(text, {
        place: publicPlace(found, language),
        current: outlook.present,
        hourly: weather.data.hourly.slice(0, hours),
        ...publicDays(outlook),
        page: `${origin}/${language}/location/${encodeURIComponent(found.slug)}`,
        ...creditOf(weather),
      })
    },
  )

  server.registerTool(
    'rain_next_two_hours',
    {
      title: 'Rain in the next two hours',
      description:
        'When rain or snow starts or stops at a place, how likely it is and how much falls, from the radar; hail nearby.',
      inputSchema: z.object({ place, language }),
      annotations,
    },
    async ({ place: value, language }) => {
      const found = services.findPlaces.resolve(value)
      if (!found) return noPlace(value)
      const [weather, rain, hail] = await Promise.all([
        services.getFreeWeather(found, client),
        services.radar.getRain(found.coordinates),
        services.radar.getHail(),
      ])
      if (rain.data === null) return failure(ownAnswers.noRadar)
      const report = weather.data
      const ahead = report && placeOutlook(report, rain.data, now).ahead
      const signal = rainSignal({
        place: found,
        weather: report,
        rain: rain.data,
        hail: services.radar.covers(found.coordinates) ? (hail.data?.cells ?? null) : null,
        warnings: null,
        pollen: null,
        now,
      })
      const text = ahead
        ? rainOutlookText(ahead.outlook, language, { place: found.names[language], time: clockOf(found) })
        : ownAnswers.noOutlook
      return answer(`${text}\n${rain.source.attribution}`, {
        place: publicPlace(found, language),
        isRaining: signal.isRaining,
        isSnow: signal.isSnow,
        rateMmh: signal.rateMmh,
        rainInMinutes: signal.rainInMinutes,
        rainChancePercent: signal.rainChancePercent,
        dryInMinutes: signal.dryInMinutes,
        chance60Percent: signal.chance60Percent,
        chance120Percent: signal.chance120Percent,
        coming60Mm: signal.coming60Mm,
        coming120Mm: signal.coming120Mm,
        hailPercent: signal.hailPercent,
        steps: (ahead?.steps ?? []).map(({ at, rateMmh, probability }) => ({ at, rateMmh, probability })),
        ...creditOf(rain),
      })
    },
  )

  server.registerTool(
    'get_dangers',
    {
      title: 'Warnings and dangers',
      description:
        'Official weather warnings, floods, avalanche danger, forest fire and drought of a place, a region or Switzerland, in the authorities’ words.',
      inputSchema: z.object({ place: place.optional(), region: z.enum(regionIds).optional(), language }),
      annotations,
    },
    async ({ place: value, region, language }) => {
      let scope: WarningScope = { kind: 'switzerland' }
      if (region) scope = { kind: 'region', region }
      if (value) {
        const found = services.findPlaces.resolve(value)
        if (!found) return noPlace(value)
        scope = { kind: 'place', place: found }
      }
      const { warnings, dangers, unread } = await services.getDangers(scope, language)
      const { state, isOutside = false } = warnings.data
      const listed = dangers.map((danger) => {
        const { kind, level, scale, from, until, source } = danger
        const graded = { kind, level, scale, isGrave: isGrave(danger), source: source.name }
        const times = { startAt: from, endAt: until }
        if (danger.kind !== 'weather') {
          const where = dangerWhere(danger, language, (water) => waterName(water, language)).join(', ')
          return {
            ...graded,
            ...times,
            title: dangerTexts[language].title(danger.kind, level),
            area: where,
            words: null,
          }
        }
        const { text } = warningTexts(danger.warning, language)[0]
        const words = [text.description, text.instruction].filter(Boolean).join('\n')
        return {
          ...graded,
          ...times,
          title: text.title,
          area: danger.warning.area,
          words,
          valid: validText(danger.warning, language),
        }
      })
      const told = state === 'active' || state === 'all-clear'
      const none = isOutside ? ownAnswers.outside : told ? ownAnswers.noDangers : ownAnswers.unknownDangers
      const lines = listed.map(({ title, area }) => `${title} – ${area}`)
      const notRead = unread.map(({ kind }) => `${dangerTexts[language].unread[kind]}.`)
      return answer([...(lines.length > 0 ? lines : [none]), ...notRead, meteoAlarmNotice].join('\n'), {
        state,
        isOutside,
        dangers: listed,
        unread,
        ...creditOf(warnings),
      })
    },
  )

  server.registerTool(
    'plan_outdoors',
    {
      title: 'When to go',
      description:
        'The best hours of the coming days at a place for an activity: staying dry, hiking, cycling, drying laundry, haymaking and so on.',
      inputSchema: z.object({ place, need: z.enum(needs).default('dry') }),
      annotations,
    },
    async ({ place: value, need }) => {
      const found = services.findPlaces.resolve(value)
      if (!found) return noPlace(value)
      const criteria = needRecord(need).criteria
      const { outcome, goal, ...known } = await services.getPlanSources(found, { need, criteria }, client)
      if (outcome.data === null) return failure(ownAnswers.noWeather)
      if (goal === 'none-near' || (goal && goal.weather.data === null)) return failure(ownAnswers.noGoal)
      const led = goal && goal.weather.data !== null ? { ...goal, weather: goal.weather } : null
      const { days } = planOfPlace({ ...known, weather: outcome, goal: led }, found, { need, criteria }, now)
      const windows = rankedWindows(days)
      const unsure = days.flatMap((day) => day.unsure ?? [])
      const time = clockOf(found)
      const lines = windows.map(
        ({ startAt, endAt, surePercent }) =>
          `${localDate(startAt, found.timeZone)} ${time(startAt)}–${time(endAt)}, ${Math.round(surePercent)} %`,
      )
      return answer(lines.join('\n') || ownAnswers.noHours, {
        place: publicPlace(found, 'en'),
        need,
        criteria,
        windows,
        unsure,
        ...creditOf(outcome),
      })
    },
  )
  return server

  function creditOf(reading: Reading<unknown>) {
    const { name, attribution, licence, url, isDemo }: Source = reading.source
    const age = now - (reading.observedAt ?? reading.fetchedAt)
    return {
      source: { name, attribution, licence, url, isDemo },
      observedAt: reading.observedAt,
      ageSeconds: Math.max(0, Math.round(age / 1000)),
    }
  }
}

function answer(text: string, figures: Record<string, unknown>) {
  return { content: [{ type: 'text' as const, text }], structuredContent: published(figures) }
}
const failure = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true })
const noPlace = (value: string) => failure(`No such place: ${value.slice(0, 60)}. Ask search_places.`)

function publicPlace({ slug, names, coordinates, elevationM, timeZone }: Place, language: Language) {
  return { slug, name: names[language], coordinates, elevationM, timeZone }
}

const clockOf =
  ({ timeZone }: Place) =>
  (at: number): string => {
    const { hour, minute } = localTime(at, timeZone)
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  }
