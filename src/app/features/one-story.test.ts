import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiWith } from '../../../tests/support/api-with.ts'
import { dangersOf } from '../../../tests/support/builders/dangers.ts'
import { failedWith, readingOf } from '../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../tests/support/builders/visit-in.ts'
import { openWeather, placeOf } from '../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../tests/support/builders/writing.ts'
import { only } from '../../../tests/support/only.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { isSoak } from '../../../tests/support/soak.ts'
import { type Atmosphere, createAtmosphere, snowBelowC } from '../../demo/atmosphere.ts'
import { createDemoFetch } from '../../demo/demo-fetch.ts'
import { type DemoPoint, demoPoints } from '../../demo/local-forecast-points.ts'
import { unit } from '../../demo/noise.ts'
import { distanceKm } from '../../domain/place/coordinates.ts'
import type { Place } from '../../domain/place/place.ts'
import { planBasis } from '../../domain/plan/plan-of-place.ts'
import { comingRain } from '../../domain/push/coming-rain.ts'
import { dayLine } from '../../domain/push/day-line.ts'
import type { PlaceRain, RadarStep } from '../../domain/rain/place-rain.ts'
import { placeText } from '../../domain/texts/place-text.ts'
import { rainNote } from '../../domain/texts/push-texts.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { localDate } from '../../domain/time/local-time.ts'
import { amountOf } from '../../domain/weather/amount.ts'
import { withForm } from '../../domain/weather/falling-form.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import { inTenths } from '../../domain/weather/units.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { RequestContext } from '../../page-contract/page-contract.ts'
import type { LocalForecasts, LocalPoint } from '../../ports/local-forecasts.ts'
import type { Cache } from '../../ports/storage.ts'
import { mountainApi } from '../../server/api/mountain-api.ts'
import { publicDays } from '../../server/api/public-days.ts'
import { openMeteoForecast } from '../../server/open-meteo/forecast.ts'
import { readQuery } from '../../server/open-meteo/read-query.ts'
import type { ForecastManifest } from '../../services/forecast-frames/forecast-manifest.ts'
import { createLocalWeather } from '../../services/local-weather/local-weather.ts'
import { createGetMountainPoints } from '../../services/mountain/get-mountain-points.ts'
import { productBounds } from '../../services/radar/product-grid.ts'
import { createGetRain } from '../../services/radar/show/get-rain.ts'
import type { RadarManifest } from '../../services/radar/show/radar-manifest.ts'
import type { SumPeriod } from '../../services/radar/show/rain-sums.ts'
import type { GetWarnings } from '../../services/warnings/get-warnings.ts'
import { createMetNorway } from '../../upstreams/met-norway/index.ts'
import { createForecastClient } from '../../upstreams/meteoswiss-forecast/client.ts'
import { fetchRun } from '../../upstreams/meteoswiss-forecast/fetch-run.ts'
import { createLocalForecasts, localForecastFacts } from '../../upstreams/meteoswiss-forecast/index.ts'
import { createStations } from '../../upstreams/meteoswiss-stations/index.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { displayDocument } from './display/display-document.server.tsx'
import { embedDocument } from './embed/embed-document.server.tsx'
import { type EmbedShape, embedLook, embedQuery } from './embed/embed-shape.ts'
import { forecastQuery } from './forecast/forecast-query.ts'
import { forecastView } from './forecast/forecast-view.server.ts'
import { placeGlances } from './kept/glances.server.ts'
import { mountainQuery } from './mountain/mountain-query.ts'
import { mountainChoice, mountainView } from './mountain/mountain-view.server.ts'
import { unpackDays } from './place-weather/packed-days.ts'
import { unpackStrip } from './place-weather/packed-strip.ts'
import { weatherPage } from './place-weather/weather-page.server.ts'
import { precipitationQuery } from './precipitation/precipitation-query.ts'
import { precipitationView } from './precipitation/precipitation-view.server.ts'
import { spanText } from './precipitation/radar-sums-view.server.ts'
import { displayPictureView } from './previews/display-picture.server.ts'
import { placePreviewView } from './previews/place-preview.server.ts'
import { radarPageView } from './radar/radar-page.server.ts'
import { regionPage } from './region/region-page.server.ts'
import { snowQuery } from './snow/snow-query.ts'
import { snowView } from './snow/snow-view.server.ts'
import { airToday } from './water/air-today.server.ts'

/** Forecasts of the demo world, each read at ten moments of its life. */
const forecasts = isSoak ? 50 : 3
const moments = 10
const timeZone = 'Europe/Zurich'
/** The stormy, the wintry and the fine demo world at their own time; further ones at any. */
const worlds = [
  { seed: 20, at: Date.parse('2026-07-21T17:10:00Z') },
  { seed: 31, at: Date.parse('2027-01-11T07:40:00Z') },
  { seed: 3, at: Date.parse('2026-07-18T14:30:00Z') },
  { seed: 19, at: null },
].map((world) => ({ ...world, atmosphere: createAtmosphere(world.seed) }))
const written = /(\d+(?:\.\d+)?)\u00a0mm to come by midnight/

/** As the nowcast would see it: right at first, then drifting off, with a probability that knows it. */
function nowcastOf(
  atmosphere: Atmosphere,
  { coordinates, elevationM }: Place,
  now: number,
  id: number,
): PlaceRain {
  const nowAt = Math.floor(now / (5 * minuteMs)) * 5 * minuteMs - (id % 2) * 5 * minuteMs
  const isSnow = atmosphere.at(coordinates, elevationM, nowAt).temperatureC < snowBelowC
  const drift = 0.6 * (unit(7, id, 1) - 0.5)
  const steps = Array.from({ length: 49 }, (_, index): RadarStep => {
    const at = nowAt + (index - 24) * 5 * minuteMs
    const lead = Math.max(0, at - nowAt)
    const rate = atmosphere.rateAt(coordinates, at + drift * lead)
    const rateMmh = rate < 0.1 ? 0 : Number(rate.toPrecision(2))
    const doubt = (0.5 * lead) / (2 * hourMs)
    const probability = rateMmh > 0 ? 1 - doubt : doubt * unit(7, id, 2)
    return lead > 0
      ? { at, kind: 'predicted', rateMmh, probability, isSnow }
      : { at, kind: 'measured', rateMmh, probability: null, isSnow }
  })
  const isDry = (steps.find(({ at }) => at === nowAt)?.rateMmh ?? 0) === 0
  const nearest =
    isDry && id % 3 === 0 ? { distanceKm: 25, fromDegrees: 225, approaching: true, isSnow } : null
  return { nowAt, stepMinutes: 5, steps, nearest, fallenTodayMm: 3.4 }
}

/** Keeps nothing: every report is fetched. */
const cache = only<Cache>({ peek: async () => null, set: async () => undefined })

/** One place's report as demo visitors see it, and the moment it was fetched. */
async function fetched(id: number) {
  const world = worlds[id % worlds.length] as (typeof worlds)[number]
  const anyTime = Date.UTC(2026, 0, 1) + Math.floor(unit(5, id, 3) * 365 * 24 * 60) * minuteMs
  const at = (id < worlds.length && world.at) || anyTime
  const clock = () => at
  const place = placeOf({
    coordinates: { lat: 46 + 1.5 * unit(5, id, 4), lon: 6.3 + 3.6 * unit(5, id, 5) },
    elevationM: 400 + 1200 * unit(5, id, 6),
    timeZone,
  })
  const { coordinates, elevationM } = place
  const awayKm = (point: DemoPoint) => distanceKm(point.coordinates, coordinates)
  const points = demoPoints.toSorted((a, b) => awayKm(a) - awayKm(b)).slice(0, 20)
  const fetch = createDemoFetch({ ...world, points, clock })
  const wire = { fetch, clock, log: recordedLog(), userAgent: 'test' }
  const openData = id % 2 === 0 ? null : await fetchOpenData(place, wire)
  const metNorway = createMetNorway({ ...wire, cache, acquireTurn: async () => undefined })
  const report =
    openData ?? (await metNorway.fetchWeather({ coordinates, elevationM, timeZone, key: 'DEMO_KEY' }))
  return { place, report, at, atmosphere: world.atmosphere }
}

/** MeteoSwiss' local forecasts with the present as its stations measure it; null beyond the border. */
async function fetchOpenData(place: Place, wire: Parameters<typeof createForecastClient>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'one-story-'))
  const path = join(folder, 'local-forecasts.db')
  const { clock, log } = wire
  const forecasts = createLocalForecasts({ path, clock, lastFailure: () => null })
  try {
    await fetchRun({ client: createForecastClient(wire), path, clock, log })
    const measurements = createStations({ ...wire, path: join(folder, 'stations.json') })
    await measurements.refresh()
    return createLocalWeather({ forecasts, measurements, postcodesOf: () => [], clock })(place)?.data ?? null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The place as a peak: its rows on the page of the mountains by day, and what the interface says of it. */
async function mountainStory(place: Place, report: WeatherReport, rain: PlaceRain, now: number) {
  const reading = <T>(data: T) => readingOf(data, now)
  const points = [{ kind: 'mountain', heightM: 1600, coordinates: place.coordinates }] as LocalPoint[]
  const forecasts: LocalForecasts = {
    facts: localForecastFacts,
    current: () => ({ runAt: report.current.observedAt, points, at: () => null }),
    status: () => ({ observedAt: null, fetchedAt: null, failure: null }),
  }
  const weather = () => reading(report)
  const getMountainPoints = createGetMountainPoints({
    forecasts: forecasts,
    measurements: { current: () => [] },
    weather,
    getRain: async () => reading(rain),
    placeOfPoint: () => ({ ...place, region: 'alpine' }),
    isOpenData: async () => true,
    clock: () => now,
  })
  const silent = { data: null, failures: [] }
  const known = await getMountainPoints('alpine')
  const rowOf = (date: string) => {
    const choice = mountainChoice(mountainQuery.read(`day=${date}`))
    const { points: shown } = mountainView(choice, known, silent, writingIn('en', now))
    if ('missing' in shown || shown.shown.date !== date) throw new Error(`no mountains on ${date}`)
    return shown.rows[0]
  }
  const api = apiWith({ getMountainPoints }, mountainApi({ clock: () => now }))
  const answer = await api.request('/mountain')
  const { data } = (await answer.json()) as { data: { days: { date: string; conditionCode: number }[] }[] }
  return { rowOf, apiDays: data[0]?.days ?? [] }
}

/** A visit to the place's pages; `rain` null: beyond the radar. */
function visitTo(place: Place, report: WeatherReport, rain: PlaceRain | null, now: number) {
  const reading = <T>(data: T, observedAt = now) => readingOf(data, now, { observedAt })
  const nowAt = rain?.nowAt ?? now
  const period = (id: SumPeriod['id'], hours: number) => ({
    id,
    kind: hours > 0 ? ('measured' as const) : ('predicted' as const),
    startAt: Math.min(nowAt, nowAt - hours * hourMs),
    endAt: Math.max(nowAt, nowAt - hours * hourMs),
    coveredMinutes: Math.abs(hours) * 60,
    sources: [openWeather],
    url: '',
    mm: 1,
  })
  const periods = [period('last-1h', 1), period('next-1h', -1), period('next-2h', -2)]
  const getRadarRain = async () => (rain ? reading(rain, nowAt) : failedWith('no-data'))
  const getWeather = async () => reading(report, report.current.observedAt)
  const getWarnings: GetWarnings = async () =>
    reading({ state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now })
  const isThere = { isAvailable: true } as const
  const grid = { ...productBounds(), cols: 1, rows: 1 }
  const manifest: RadarManifest = {
    nowAt,
    generatedAt: now,
    nextExpectedAt: now,
    stepMinutes: 5,
    grid,
    frames: [],
    motion: null,
    outer: isThere,
    layers: { precipitation: isThere, snow: isThere, storms: isThere, clouds: isThere },
  }
  const absent = { isAvailable: false, reason: 'no-source' } as const
  const noForecastFrames: ForecastManifest = {
    piecesUrl: null,
    runAt: null,
    grid,
    coarserCells: 4,
    frames: [],
    layers: {
      precipitation: absent,
      snow: absent,
      clouds: absent,
      'freezing-level': absent,
      temperature: absent,
      wind: absent,
    },
  }
  return visitIn({
    services: {
      // The only place of the lists, and the visitor's own.
      findPlaces: { resolve: (slug: string) => ([place.slug, 'lausanne'].includes(slug) ? place : null) },
      getWeather,
      glanceWeather: getWeather,
      getWarnings,
      getDangers: dangersOf({ getWarnings }, now),
      getWater: async () => reading([]),
      getLakes: async () => reading([]),
      getDemoReceipt: null,
      getPollen: async () => reading([]),
      getAirportReports: async () => reading([]),
      getRain: createGetRain({ getRadarRain, glanceWeather: getWeather, clock: () => now }),
      radar: {
        covers: () => rain !== null,
        getRain: getRadarRain,
        getManifest: async () => reading(manifest),
        getRainSums: async () => reading(periods),
        getPlaceSums: async () => reading(periods),
      },
      forecastFrames: {
        getPlace: () => null,
        getManifest: async () => reading(noForecastFrames),
      },
      baseMap: { url: null, styleUrl: null },
      pictureTowns: [],
    },
    savedPlace: place.slug,
    now,
  }).visit
}

/** With single spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** What is read in other people’s pages, on screens, in link previews, plain text, messages, by the planner and by programs. */
async function toldElsewhere(
  place: Place,
  report: WeatherReport,
  rain: PlaceRain | null,
  visit: RequestContext,
) {
  const { now } = visit
  const reading = readingOf(report, now, { observedAt: report.current.observedAt })
  const outlook = placeOutlook(report, rain, now)
  const time = (at: number) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone: place.timeZone, timeStyle: 'short' })
  const read = (html: string) => {
    const written = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    return plain(DomUtils.textContent(parseDocument(written).children))
  }
  const embed = async (shape: EmbedShape) =>
    read(await embedDocument(place, embedLook(embedQuery.read(`shape=${shape}`)), visit))
  const coming = rain && comingRain(rain, now)
  const daily = ['temperature_2m_max', 'temperature_2m_min'] as const
  const asked = `latitude=46&longitude=8&timezone=auto&forecast_days=8&current=temperature_2m&daily=${daily}`
  const openMeteo = openMeteoForecast(readQuery(new URLSearchParams(asked)), {
    reading,
    rain,
    elevationM: null,
    now,
  })
  const quiet = { warnings: [], state: 'all-clear' as const }
  return {
    card: await embed('card'),
    week: await embed('week'),
    display: read(await displayDocument(place, { theme: 'light', temperature: 'C' }, visit)),
    screen: await displayPictureView(place, visit),
    preview: await placePreviewView(place, visit),
    text: placeText(
      {
        ...{
          place,
          outlook,
          dangers: [],
          unread: [],
          isOutside: false,
          attributions: [],
          isDemo: false,
          now,
        },
        state: quiet.state,
      },
      'en',
      { time, waterName: (water) => water },
    ),
    openMeteo: {
      temperatureC: openMeteo.current?.temperature_2m,
      days: daily.map((name) => openMeteo.daily?.[name]),
    },
    planned: planBasis({ weather: reading, rain, warnings: quiet }, place, now).outlook.hours,
    rainNote:
      coming &&
      rainNote(
        { rain: coming, place: { slug: place.slug, name: place.names.en, time }, isDemo: false },
        'en',
      ),
    dayLine: dayLine({ outlook, timeZone: place.timeZone, uv: null, lake: null, pollen: null, now }),
  }
}

async function story({ place, report, at, atmosphere }: Awaited<ReturnType<typeof fetched>>, moment: number) {
  // Two in the first hour, while the reading is current; the others all through the day after.
  const now = at + Math.round(moment < 2 ? moment * 35 : moment * 137) * minuteMs
  const rain = nowcastOf(atmosphere, place, now, moment)
  const visit = visitTo(place, report, rain, now)
  const reading = <T>(data: T) => readingOf(data, now, { observedAt: report.current.observedAt })
  const writing = writingIn('en', now)
  const [{ page }, precipitation, radar, region, { glances }] = await Promise.all([
    weatherPage(place, visit),
    precipitationView(visit, place, precipitationQuery.read('')),
    radarPageView(visit, place, null),
    regionPage('western-switzerland', visit),
    placeGlances([place.slug], visit),
  ])
  const known = { outcome: reading(report), rain, morning: null }
  const { forecast } = forecastView(known, place, forecastQuery.read(''), writing)
  if ('failure' in page.weather || 'failure' in forecast || 'failure' in precipitation.coming)
    throw new Error('the demo weather failed')
  const silent = failedWith('no-data')
  const { snowLine } = snowView(
    {
      bulletin: silent,
      stations: { imis: silent, swissmetnet: silent },
      weather: reading(report),
      rain,
    },
    place,
    snowQuery.read(''),
    writing,
  )
  if ('failure' in region.weather || 'failure' in snowLine) throw new Error('the demo weather failed')
  if ('missing' in page.rain || 'abroad' in page.rain) throw new Error('no rain view')
  return {
    now,
    home: {
      ...page.weather,
      hours: { ...page.weather.hours, hours: unpackStrip(page.weather.hours.hours) },
      days: { ...page.weather.days, days: unpackDays(page.weather.days.days) },
    },
    rain: page.rain,
    // Rain or snow as the report's temperature has it where that leaves no doubt.
    nowcast: withForm(rain, report, now),
    isChanceOfThreeHours: report.hourly[0]?.precipitationChanceSpanHours === 3,
    forecast,
    precipitation,
    coming: precipitation.coming,
    radar,
    region: region.weather,
    mountain: await mountainStory(place, report, rain, now),
    outlook: placeOutlook(report, rain, now),
    published: publicDays(placeOutlook(report, rain, now)),
    glance: glances[0]?.weather ?? null,
    snowDays: 'rows' in snowLine ? snowLine.rows : [],
    bathing: airToday(reading(report), rain, place, writing),
    told: await toldElsewhere(place, report, rain, visit),
    format: writing.format,
  }
}

type Story = Awaited<ReturnType<typeof story>>

const wetIcons = new Set([
  ...['drizzle', 'rain', 'heavy-rain', 'thunderstorm', 'snow', 'heavy-snow', 'sleet'],
  ...['sun-drop', 'sun-rain', 'sun-bolt', 'sun-snow'],
])
const wetWords = /drizzle|showers|rain|snow|thunderstorm/i
const figures = (text: string): number[] =>
  [...text.replaceAll('−', '-').matchAll(/-?\d+(?= to |\u00a0degree)/g)].map(([figure]) => Number(figure))

/** Home's strip, each hour with its beginning. */
const stripOf = ({ home: { hours } }: Story) =>
  hours.hours.map((hour, index) => ({ ...hour, at: (hours.firstHour + index) * hourMs }))

/** The hours of this calendar day only. */
const hoursOfToday = (moment: Story) => {
  const { now } = moment
  return stripOf(moment).filter(
    ({ at }) => localDate(Math.max(at, now), timeZone) === localDate(now, timeZone),
  )
}

/** In words and figures those of the place's own page. */
function expectToldElsewhere(
  {
    temperatureC,
    headline,
    range,
    hours,
    days,
  }: Pick<Story['home'], 'temperatureC' | 'headline' | 'range' | 'hours' | 'days'>,
  rainSentence: string | null,
  told: Awaited<ReturnType<typeof toldElsewhere>>,
  format: Story['format'],
): void {
  const degrees = days.days.map(({ maxC, minC }) => ({
    max: format.degrees(maxC),
    min: format.degrees(minC),
  }))
  const ofRange = range && { max: format.degrees(range.maxC), min: format.degrees(range.minC) }
  const { card, week, display, screen, preview, text, openMeteo, planned } = told
  for (const said of [card, week, display]) {
    expect(said).toContain(plain(format.temperatureText(temperatureC)))
    if (ofRange) expect(said).toContain(ofRange.max)
  }
  for (const said of [card, display]) expect(said).toContain(plain(headline))
  expect(preview).toMatchObject({
    temperature: format.temperature(temperatureC),
    range: ofRange,
    sentence: headline,
  })
  expect(screen.now).toMatchObject({ headline, range: ofRange, rain: rainSentence })
  expect(screen.days.map(({ max, min }) => ({ max, min }))).toEqual(degrees.slice(0, screen.days.length))
  if (rainSentence) expect(display).toContain(plain(rainSentence))
  const inOrder = new RegExp(degrees.map(({ max, min }) => `${max}[^°]*${min}`).join('.*'))
  for (const said of [week, display]) expect(said).toMatch(inOrder)

  const [, now = '', next = '', ...sentences] = text.split('\n')
  expect(now).toContain(`${format.degrees(temperatureC)}`.replace('°', ''))
  if (hours.sentence) expect(sentences[0]).toBe(hours.sentence)
  if (told.rainNote) expect(told.rainNote.body).toBe(next)
  expect(openMeteo.temperatureC).toBe(temperatureC)
  expect(openMeteo.days).toEqual([days.days.map(({ maxC }) => maxC), days.days.map(({ minC }) => minC)])
  if (told.dayLine) expect(told.dayLine.maxC).toBe(days.days[0]?.maxC)
  const shown = new Map(
    hours.hours.map((hour, index) => [(hours.firstHour + index) * hourMs, hour.temperatureC]),
  )
  const both = planned.filter(({ startAt }) => shown.has(startAt))
  expect(both.length).toBeGreaterThan(12)
  expect(both.map(({ temperatureC }) => temperatureC)).toEqual(both.map(({ startAt }) => shown.get(startAt)))
}

function expectOneStory(moment: Story): void {
  const { home, forecast, coming, precipitation, radar, rain, nowcast, isChanceOfThreeHours, now } = moment
  const [today, tomorrow] = home.days.days
  const [forecastToday, forecastTomorrow] = forecast.days
  if (!today || !tomorrow || !forecastToday || !forecastTomorrow) throw new Error('no days')
  const strip = stripOf(moment)
  const hours = hoursOfToday(moment)

  // One name, icon, range and chance for today on all pages, and for tomorrow.
  const rainToday = coming.days[0]
  expect(forecastToday.weekday).toBe(today.weekday)
  const isRest = moment.outlook.today?.extent === 'rest'
  expect(today.weekday).toMatch(isRest ? /^(From now|Tonight)$/ : /^Today$/)
  expect(forecastToday).toMatchObject({ icon: today.icon, minC: today.minC, maxC: today.maxC })
  expect(forecastTomorrow).toMatchObject({ icon: tomorrow.icon, minC: tomorrow.minC, maxC: tomorrow.maxC })
  expect(home.range).toMatchObject({ maxC: today.maxC, minC: today.minC, isRest })
  expect(forecastToday.chancePercent ?? 0).toBe(today.chancePercent ?? 0)
  expect(rainToday?.chancePercent ?? 0).toBe(today.chancePercent ?? 0)
  expect(Number(home.precipitation.value)).toBe(today.chancePercent ?? 0)
  expect(Math.max(...hours.map(({ chancePercent }) => chancePercent ?? 0))).toBe(today.chancePercent ?? 0)

  // Each day's amount, in centimetres where it snows.
  for (const [index, { amountMm, isSnow, snowCm }] of forecast.days.entries()) {
    const { amount } = home.days.days[index] ?? {}
    if (!amount) expect(amountMm ?? 0).toBeLessThan(0.05)
    else if (isSnow && snowCm !== null)
      expect(amount).toEqual({ value: moment.format.depth(snowCm), unit: 'cm' })
    else expect(amount).toEqual({ value: moment.format.amount(amountMm ?? 0), unit: 'mm' })
  }

  // Lists of places have the present and the day of the place's own page.
  const { region, glance, format } = moment
  const listed = region.places[0]
  if (home.hours.hours[0]?.isNow)
    expect(listed?.now).toMatchObject({ icon: home.icon, temperatureC: home.temperatureC })
  expect(listed?.days[0]).toMatchObject({ icon: today.icon, minC: today.minC, maxC: today.maxC })
  expect(listed?.days[1]).toMatchObject({ icon: tomorrow.icon, minC: tomorrow.minC, maxC: tomorrow.maxC })
  expect(glance?.icon).toBe(home.icon)

  // A peak's days are those of its own page, in the table and in the interface.
  const { rowOf, apiDays } = moment.mountain
  for (const { iso, icon, maxC } of home.days.days) expect(rowOf(iso)).toMatchObject({ icon, highC: maxC })
  const codes = moment.outlook.days.map(({ date, conditionCode }) => ({ date, conditionCode }))
  expect(apiDays.map(({ date, conditionCode }) => ({ date, conditionCode }))).toEqual(codes)
  expect(glance?.range?.note === null).toBe(!isRest)
  const glanced = [glance?.temperatureC, glance?.range?.maxC, glance?.range?.minC]
  expect(glanced).toEqual([home.temperatureC, today.maxC, today.minC])

  // Known to a tenth, so that nothing is rounded twice on its way to a page.
  const known = [home.temperatureC, today.maxC, today.minC, ...hours.map(({ temperatureC }) => temperatureC)]
  expect(known.map(inTenths)).toEqual(known)

  // The range covers the hours shown and the current value, and is the same in the interface.
  const temperatures = hours.map(({ temperatureC }) => temperatureC)
  expect(today.minC).toBeLessThanOrEqual(Math.min(...temperatures))
  expect(today.maxC).toBeGreaterThanOrEqual(Math.max(...temperatures))
  const { daily, restOfToday } = moment.published
  expect(
    daily.map(({ temperatureMaxC, temperatureMinC }) => [temperatureMaxC, temperatureMinC]).slice(0, 8),
  ).toEqual(home.days.days.map(({ maxC, minC }) => [maxC, minC]))
  expect(daily.map(({ date, conditionCode }) => ({ date, conditionCode }))).toEqual(
    apiDays.map(({ date, conditionCode }) => ({ date, conditionCode })),
  )
  const [lowest, highest] = [Math.min(...temperatures), Math.max(...temperatures)]
  expect([restOfToday?.temperatureMinC, restOfToday?.temperatureMaxC]).toEqual([lowest, highest])
  expect(home.temperatureC).toBe(temperatures[0])

  // One sentence, whose words and figures are those of icon, chance and hours.
  const sentence = home.hours.sentence ?? ''
  expect(forecastToday.sentence).toBe(sentence)
  expect(forecast.chosen.sentence).toBe(sentence)
  // Behind a colon it begins small.
  expect(moment.bathing?.toLowerCase()).toContain(sentence.toLowerCase())
  expect([forecastTomorrow.sentence, forecastTomorrow.uncertain].filter(Boolean).join(' ')).toBe(
    home.days.sentence,
  )
  expect(Math.min(...figures(sentence))).toBe(format.sentenceDegrees(lowest))
  expect(Math.max(...figures(sentence))).toBe(format.sentenceDegrees(highest))
  for (const [text, day] of [
    [sentence, today],
    [home.days.sentence ?? '', tomorrow],
  ] as const) {
    expect([text, day.icon, wetWords.test(text)]).toEqual([text, day.icon, wetIcons.has(day.icon)])
    if (wetIcons.has(day.icon)) expect(day.chancePercent ?? 0).toBeGreaterThanOrEqual(30)
    else expect(day.chancePercent ?? 0).toBeLessThan(60)
  }
  const laterWet = hours.filter(({ isNow, icon }) => !isNow && wetIcons.has(icon))
  if (laterWet.length > 0) expect(wetIcons.has(today.icon)).toBe(true)
  if (/for the rest of the day|all evening|all day/.test(sentence))
    for (const hour of hours)
      expect([sentence, hour.isNow || wetIcons.has(hour.icon)]).toEqual([sentence, true])

  // What is still to come of today is one figure; what has fallen another.
  const amount = (restOfToday?.rainMm ?? 0) + (restOfToday?.snowMm ?? 0)
  if (restOfToday?.rainMm !== null) expect(forecastToday.amountMm).toBeCloseTo(amount + 3.4, 6)
  const toCome = written.exec(home.precipitation.note ?? '')?.[1]
  if (toCome) expect(Math.abs(Number(toCome) - amount)).toBeLessThanOrEqual(amount < 10 ? 0.06 : 0.51)
  else if (!/of water/.test(home.precipitation.note ?? '')) expect(amount).toBeLessThan(0.06)
  expect(home.precipitation.note).toMatch(/(3\.4\u00a0mm|[123](\.\d)?\u00a0cm) fallen so far$/i)
  const restMm = moment.outlook.hours
    .filter(({ startAt }) => localDate(Math.max(startAt, now), timeZone) === localDate(now, timeZone))
    .reduce((sum, hour) => sum + (amountOf(hour) ?? 0), 0)
  expect(restMm).toBeCloseTo(amount, 6)
  // The days of the precipitation page are those of the week, to its own decimals.
  for (const [index, { amount: ofDay }] of coming.days.entries()) {
    const inWeek = home.days.days[index]?.amount
    expect(ofDay?.unit).toBe(inWeek?.unit)
    const figure = (written = '0') => Number(written.replace(/[^\d.]/g, ''))
    expect(figure(ofDay?.value)).toBe(figure(inWeek?.value))
  }
  const wettest = region.extremes.find(({ kind }) => kind === 'wettest')?.figure
  expect(wettest?.value ?? format.amount(0)).toBe(today.amount?.value ?? format.amount(0))
  expect(wettest?.unit).toBe(today.amount?.unit)
  const snowToday = moment.snowDays.find(({ date }) => date === localDate(now, timeZone))
  if (snowToday?.precipitation && today.amount)
    expect(snowToday.precipitation).toBe(`${today.amount.value}\u00a0${today.amount.unit}`)

  // Longer sums hold the shorter ones.
  const ahead = [
    ...(precipitation.radar?.periods ?? []).filter(({ kind }) => kind === 'predicted'),
    ...coming.sums,
  ]
  const sums = ahead.map(({ amount }) => Number(amount?.water?.split('\u00a0')[0] ?? amount?.value))
  expect(sums.length).toBeGreaterThanOrEqual(5)
  expect(sums).toEqual(sums.toSorted((a, b) => a - b))
  // All from now on, as they say.
  for (const { hours: count, span } of ahead)
    expect(span).toBe(spanText(now, now + count * hourMs, timeZone, writingIn('en', now)))

  // Home and radar say the same of the next two hours, and the hero what the radar sees now.
  expect(radar.sentence).toBe(rain.sentence)
  const step = Math.floor((now - nowcast.nowAt) / (5 * minuteMs)) * 5 * minuteMs
  const rateNow = nowcast.steps.find(({ at }) => at === nowcast.nowAt + step)?.rateMmh ?? 0
  const isWetNow = wetIcons.has(hours[0]?.isNow ? hours[0].icon : '')
  const [heroNow = '', heroThen = ''] = home.headline.split(/, (.*)/)
  expect([heroNow, wetWords.test(heroNow)]).toEqual([heroNow, isWetNow])
  // A thunderstorm is one also while no rain falls from it.
  if (!/thunder/i.test(heroNow)) {
    expect([home.headline, isWetNow]).toEqual([home.headline, rateNow >= 0.1])
    if (isWetNow) expect(rain.sentence).not.toMatch(/^No |^Dry in|from about .*Dry again/)
  }
  const isSnowing = nowcast.steps[0]?.isSnow ?? false
  if (isSnowing && wetWords.test(rain.sentence)) expect(rain.sentence).toMatch(/snow/i)

  expectToldElsewhere(home, rain.sentence, moment.told, format)

  // What the hero announces is what the strip shows.
  const announced = /from about (\d\d:\d\d)$/.exec(heroThen)?.[1]
  if (announced && /^dry/.test(heroThen)) {
    const shown = home.hours.hours.find(({ hour }) => hour === announced.slice(0, 2))
    const next = home.hours.hours[home.hours.hours.indexOf(shown ?? (home.hours.hours[0] as never)) + 1]
    expect([home.headline, wetIcons.has(next?.icon ?? '')]).toEqual([home.headline, false])
  }

  // Where something falls and the hero says when it ends, three dry hours follow, whatever falls.
  if (isWetNow && announced && /^dry/.test(heroThen)) {
    const within = strip.findIndex(({ hour }) => hour === announced.slice(0, 2))
    const first = announced.endsWith(':00') ? within : within + 1
    const icons = strip.slice(first, first + 3).map(({ icon }) => wetIcons.has(icon))
    expect([home.headline, ...icons]).toEqual([home.headline, false, false, false])
  }

  // Rain that the hero announces with a time begins then: on the radar as far as it looks, among the hours after that.
  const [, rainHour = '', rainMinute = ''] =
    /(?:drizzle|showers|rain|sleet|snow|thunderstorms).* from about (\d\d):(\d\d)$/.exec(heroThen) ?? []
  if (rainHour && !isWetNow) {
    const shown = strip.filter(({ isNow }) => !isNow)
    const begins = shown.findIndex(({ hour }) => hour === rainHour)
    const at = (shown[begins]?.at ?? strip[0]?.at ?? 0) + Number(rainMinute) * minuteMs
    const radarEnd = nowcast.steps.at(-1)?.at ?? 0
    if (at < radarEnd || rainMinute !== '00') {
      const step = nowcast.steps.find(
        (one) => Math.abs(one.at - at) < 5 * minuteMs && one.kind === 'predicted',
      )
      expect([home.headline, step?.rateMmh]).not.toEqual([home.headline, 0])
      const near = strip.filter((hour) => hour.at <= at + hourMs && hour.at + hourMs > at)
      // The column of the present has its icon.
      const isDrawn = begins < 0 || near.some(({ icon }) => wetIcons.has(icon))
      expect([home.headline, isDrawn]).toEqual([home.headline, true])
    } else {
      const firstWet = shown.findIndex(({ icon }) => wetIcons.has(icon))
      expect([home.headline, firstWet]).toEqual([home.headline, begins])
      const hour = moment.outlook.hours.find((one) => one.startAt === shown[begins]?.at)
      // A chance for one hour holds for that hour, whatever its amount; one of three hours does not.
      if (isChanceOfThreeHours && hour)
        expect([home.headline, amountOf(hour)]).not.toEqual([home.headline, 0])
    }
  }

  // Fog that comes or goes today is no day of another sky, or of fog alone.
  const [, sky = '', skyHour = ''] =
    /^(sunny|clear|partly cloudy|cloudy|fog) from about (\d\d):/.exec(heroThen) ?? []
  const turnsAt = hours.findIndex(({ hour, isNow }) => !isNow && hour === skyHour)
  if (turnsAt >= 2 && Number(skyHour) < 19 && !wetWords.test(sentence)) {
    expect([home.headline, sentence.toLowerCase().includes(sky)]).toEqual([home.headline, true])
    if (/mist|fog/i.test(heroNow)) expect(sentence).not.toMatch(/^Fog, /)
  }

  // The chart of the next hours has those of the strip, and its summary their lowest and highest.
  const chart = forecast.chosen.hours
  const degreesOf = (text: string) =>
    [...text.matchAll(/(−?\d+)°/g)].map(([, degrees]) => Number(degrees?.replace('−', '-')))
  if (chart) {
    expect(chart.hours.map(({ at }) => at)).toEqual(strip.slice(0, chart.hours.length).map(({ at }) => at))
    const stripC = strip.map(({ temperatureC }) => temperatureC)
    const summarised = degreesOf(chart.summary)
    expect([Math.min(...summarised), Math.max(...summarised)]).toEqual(
      [Math.min(...stripC), Math.max(...stripC)].map(format.sentenceDegrees),
    )
  }
}

beforeAll(() => loadAllTexts(['en']))

it('abroad, too', async () => {
  const at = Date.parse('2026-11-15T09:10:00Z')
  const abroad = placeOf({
    coordinates: { lat: 35.68, lon: 139.69 },
    elevationM: 40,
    timeZone: 'Asia/Tokyo',
  })
  const { atmosphere, seed } = worlds[0] as (typeof worlds)[number]
  const fetch = createDemoFetch({ seed, atmosphere, points: [], clock: () => at })
  const wire = { fetch, clock: () => at, log: recordedLog(), userAgent: 'test' }
  const { coordinates, elevationM, timeZone } = abroad
  const report = await createMetNorway({ ...wire, cache, acquireTurn: async () => undefined }).fetchWeather({
    ...{ coordinates, elevationM, timeZone, key: 'DEMO_KEY' },
  })
  for (const now of [at, at + 5 * hourMs]) {
    const visit = visitTo(abroad, report, null, now)
    const { page } = await weatherPage(abroad, visit)
    if ('failure' in page.weather) throw new Error('the demo weather failed')
    const { weather } = page
    const hours = { ...weather.hours, hours: unpackStrip(weather.hours.hours) }
    const days = { ...weather.days, days: unpackDays(weather.days.days) }
    const { format } = writingIn('en', now)
    expectToldElsewhere(
      { ...weather, hours, days },
      null,
      await toldElsewhere(abroad, report, null, visit),
      format,
    )
    const { glances } = await placeGlances([abroad.slug], visit)
    expect(glances[0]?.weather).toMatchObject({ icon: weather.icon, temperatureC: weather.temperatureC })
    const known = { outcome: readingOf(report, now), rain: null, morning: null }
    const { forecast } = forecastView(known, abroad, forecastQuery.read(''), writingIn('en', now))
    if ('failure' in forecast) throw new Error('the demo weather failed')
    expect(forecast.days.map(({ icon, maxC, minC }) => ({ icon, maxC, minC }))).toEqual(
      days.days.map(({ icon, maxC, minC }) => ({ icon, maxC, minC })),
    )
    expect(forecast.chosen.sentence).toBe(hours.sentence)
  }
})

describe('all pages of a place, and what others show of it, tell one story', () => {
  it.each(Array.from({ length: forecasts }, (_, id) => id))('forecast %i', async (id) => {
    const world = await fetched(id)
    for (let moment = 0; moment < moments; moment++) {
      const shown = await story(world, moment)
      try {
        expectOneStory(shown)
      } catch (error) {
        throw new Error(`moment ${moment}, ${new Date(shown.now).toISOString()}: ${shown.home.headline}`, {
          cause: error,
        })
      }
    }
  })
})
