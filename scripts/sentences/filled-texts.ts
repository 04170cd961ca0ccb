import { timeAhead } from '../../src/app/features/alerts/time-ahead.server.ts'
import { createFormat } from '../../src/app/i18n/format.ts'
import type { Catalogue, TextKey, TextValues, Translate } from '../../src/app/i18n/texts.ts'
import { createTranslate } from '../../src/app/i18n/translate.ts'
import type { Language } from '../../src/domain/language.ts'
import { conditionText } from '../../src/domain/texts/condition-text.ts'
import { finishedText } from '../../src/domain/texts/finished-text.ts'
import { le } from '../../src/domain/texts/italian.ts'
import { placesIn } from '../../src/domain/texts/place-in-sentence.ts'
import { hourMs } from '../../src/domain/time/durations.ts'
import { swissTime } from '../../src/domain/time/local-time.ts'

/** 8 November 2026, 01:10 and 16 November, 14:25 in Switzerland: the first declines otherwise in Italian. */
const times = [Date.UTC(2026, 10, 8, 0, 10), Date.UTC(2026, 10, 16, 13, 25)] as const
const counts = [0, 1, 2, 11]

/** All texts of a catalogue, each with the values it would be given: twice where they change its grammar. */
export function filledTexts(language: Language, catalogue: Catalogue): string[] {
  const translate = createTranslate(language, catalogue, null, () => placesIn[language])
  const t: Translate = (key, values) => finishedText(translate(key, values), language)
  return Object.keys(catalogue)
    .filter((key) => !key.endsWith('.*'))
    .flatMap((key) => {
      const text = catalogue[key] ?? ''
      if (!text.includes('{')) return [text]
      // Plural forms are requested by their stem, once for each number.
      const plural = key.match(/^(.*)_(one|other)$/)
      if (plural?.[2] === 'one') return []
      const requested = (plural?.[1] ?? key) as TextKey
      const filled = [0, 1].flatMap((which) =>
        (plural ? counts : [2]).map((count) =>
          t(requested, { ...valuesOf(requested, which, language, t), count }),
        ),
      )
      return [...new Set(filled)]
    })
}

/** Values as the pages give them, by the name of their place in the text. */
function valuesOf(key: string, which: number, language: Language, t: Translate): TextValues {
  const format = createFormat(language)
  const at = times[which] ?? times[0]
  return {
    ...sameInEveryText,
    ...timesOf(key, at, language, t),
    ...figuresOf(key, language),
    ...wordsOf(language, t),
    place: (which === 0 ? mountain : zurich)[language],
    ...(key.startsWith('mountain.') && mountainValues(language)),
    signs: format.list([t('mountain.sign-index'), t('mountain.sign-pressure')]),
    ...ownValues(key, at, language, t),
    ...(key === 'alerts.barParts' && {
      place: t(which === 0 ? 'shell.region.alpine' : 'shell.region.western-switzerland'),
    }),
  }
}

const sameInEveryText: TextValues = {
  station: 'Pully (456\u00a0m)',
  wettest: 'Säntis',
  sunniest: 'Locarno',
  provider: 'OpenWeather',
  source: 'MET Norway',
  network: 'IMIS',
  operator: 'Muster AG, Bern',
  host: 'vectortiles.geo.admin.ch',
  hosts: 'vectortiles.geo.admin.ch',
  app: 'Wetterhorn',
  lake: 'Thunersee',
  water: 'Aare',
  where: 'Aare, Bern',
  id: 'atlantis',
  position: '47° N, 8° E',
  region: 'Ticino',
  end: '22:00',
  sunrise: '07:36',
  sunset: '16:48',
  from: '2020',
  to: '2026',
  normalMax: '8°',
  mostValue: 142,
  leastValue: 61,
  hours: 8,
  left: 5,
  minutes: 25,
  distance: 12,
  height: 456,
  difference: 312,
  metres: 1408,
  length: '9\u00a0h 12\u00a0min',
  covered: '40\u00a0min',
  duration: '5\u00a0min',
  change: '+12\u00a0cm',
  grave: 1,
  level: 3,
  shown: 2,
  ongoing: 1,
  upcoming: 2,
  minimum: 20,
  total: 20,
  cases: 7,
  wet: 7,
  said: 9,
}

function timesOf(key: string, at: number, language: Language, t: Translate): TextValues {
  const format = createFormat(language)
  const clock = format.time(at, swissTime)
  const day = key.endsWith('-today')
    ? t('weather.today')
    : key.endsWith('-tomorrow')
      ? t('weather.tomorrow')
      : key.endsWith('-date')
        ? format.dayMonth(at, swissTime)
        : format.weekday(at, swissTime)
  const when = key.startsWith('alerts.')
    ? timeAhead(at + 1.7 * hourMs, at, language, 'nearest')
    : key.startsWith('forecast.') || /snowOf|days/.test(key)
      ? t('precipitation.onDay', { day })
      : t('precipitation.onDayAround', { day, time: aroundIn(language, clock) })
  const [july, january] = [format.month(7, 'long'), format.month(1, 'long')]
  return {
    time: clock,
    minTime: clock,
    maxTime: clock,
    start: clock,
    day,
    last: day,
    date: format.date(at, swissTime),
    ago: format.ago(at - 300_000, at),
    when,
    shortest: format.dayMonth(times[0], swissTime),
    longest: format.dayMonth(times[1], swissTime),
    warmest: july,
    coldest: january,
    most: july,
    least: january,
    period: t('precipitation.last_one'),
  }
}

const aroundIn = (language: Language, clock: string) => (language === 'it' ? le(clock) : clock)

function figuresOf(key: string, language: Language): TextValues {
  const format = createFormat(language)
  const [low, high] = [format.fixed(3.4, 1), format.fixed(12.6, 1)]
  return {
    min: format.degrees(-4),
    max: format.degrees(12),
    normalMin: format.degrees(1),
    temperature: format.degrees(-4),
    mean: format.degrees(7),
    low,
    high,
    value: high,
    amount: format.amountText(12.6),
    depth: format.depthText(4),
    rate: format.rateText(3.4),
    unit: key === 'home.hoursNote' ? '°C' : key === 'forecast.unitAndGusts' ? 'km/h' : 'mm',
    limit: format.degrees(key.includes('frost') || key.includes('ce') ? 0 : 25),
    speed: key.endsWith('Of') || key === 'radar.stationGusts' ? 45 : format.speedText(45),
    chance: format.percent(80),
    cloud: format.percent(40),
    percent: format.percent(40),
    hits: format.percent(87),
    share: format.percent(91),
    falseAlarms: format.percent(12),
    error: `${format.fixed(1.1, 1)}°`,
  }
}

function wordsOf(language: Language, t: Translate): TextValues {
  const format = createFormat(language)
  return {
    layer: t('radar.clouds'),
    reason: t('radar.unavailableFailed'),
    colour: t('alerts.colour-3'),
    severity: t('weather.severity-severe'),
    danger: t('alerts.danger-3'),
    frost: t('seasonal.frostCount', { count: 61 }),
    summer: t('seasonal.summerCount', { count: 1, limit: format.degrees(25) }),
    parts: format.list(['A', 'B']),
    regions: format.list([t('shell.region.alpine'), t('shell.region.central-switzerland')]),
    subtitle: t('common.subtitle'),
    description: conditionText({ conditionCode: 741, isDay: true }, language),
    kind: t('pollen.taxon-birch'),
    load: t('pollen.load-high'),
    reasons: format.list([t('plan.reason-rain'), t('plan.reason-wind')]),
    names: t('plan.quoted', { name: t('plan.field-wind') }),
    name: t('plan.field-wind'),
    need: t('where.need-sun'),
    places: format.list(['Rigi', 'Säntis']),
    reach: t('where.minutes', { duration: '60\u00a0min' }),
    sure: t('plan.sure-most', { chance: format.percent(80) }),
    why: t('about.failure-timeout'),
  }
}

/** Where a text is given something else under the same name. */
function ownValues(key: string, at: number, language: Language, t: Translate): TextValues {
  const format = createFormat(language)
  const [low, high] = [format.fixed(3.4, 1), format.fixed(12.6, 1)]
  const span = { from: format.dayMonth(times[0], swissTime), to: format.dayMonth(times[1], swissTime) }
  const spell = { start: format.weekday(times[0], swissTime), end: format.weekday(times[1], swissTime) }
  const around = { time: aroundIn(language, format.time(at, swissTime)) }
  const birch = t('pollen.part', { kind: t('pollen.taxon-birch'), load: t('pollen.load-high') })
  const seasonParts = [
    t('seasonal.seasonMean', { mean: `${high}°` }),
    t('seasonal.seasonRain', { amount: format.wholeAmountText(249) }),
  ]
  const weekParts = [t('seasonal.week-warmer', { count: 7 }), t('seasonal.week-colder', { count: 1 })]
  const coming = { period: t('seasonal.period', span) }
  const much = (amount: string, high: string) => ({ amount: t('weather.aboutUpTo', { amount, high }) })
  const dated =
    'common.oldValues forecast.updated seasonal.updated precipitation.updated plan.updated where.updated pollen.updated pollen.old snow.freshNote snow.networkOld mountain.issued'
  if (dated.split(' ').includes(key)) return { time: format.dateTime(at, swissTime) }
  const values: Record<string, TextValues> = {
    'alerts.fireRegion': { name: 'Ticino' },
    'alerts.lastKnownTitle': { time: format.clock(at, swissTime) },
    'weather.rainMeasured': {
      reading: t('weather.rainAt', { time: format.clock(at, swissTime), rate: format.rateText(3.4) }),
    },
    'radar.aheadPossible': { when: format.clock(at, swissTime) },
    'radar.aheadAgain': { when: format.clock(at, swissTime) },
    'radar.aheadRain': { from: '16:00', to: format.clock(at, swissTime) },
    'radar.aheadSnow': { from: '16:00', to: format.clock(at, swissTime) },
    'radar.aheadRarely': { most: format.amountText(3) },
    'radar.aheadRainAtUpTo': { most: format.amountText(20) },
    'radar.aheadSnowAtUpTo': { most: format.depthText(12) },
    'radar.hours': { from: '19', to: '20' },
    'places.notifyQuietHours': { from: '22:00', to: '06:00' },
    'accuracy.sourceCases': { name: 'MET Norway' },
    'alerts.unknownFilter': { value: 'atlantis' },
    'alerts.andMore': { value: 14 },
    'alerts.slightMore': { value: 7 },
    'alerts.measuredAt': { time: format.clock(at, swissTime) },
    'alerts.issuedAt': { time: format.clock(at, swissTime) },
    'mountain.heightsCaption': { unit: 'km/h' },
    'mountain.bestDayAbove': { height: 2000 },
    'snow.lineLeadDry': { height: '2350\u00a0m' },
    'way.unknown': { name: 'Atlantis' },
    'where.unknown': { name: 'Atlantis' },
    'radar.stationsLegend': format.unitNames,
    'seasonal.seasonMonths': { from: format.month(6, 'long'), to: format.month(8, 'long') },
    'seasonal.period': span,
    'seasonal.sunLess': { length: '1\u00a0min 31\u00a0s' },
    'seasonal.sunMore': { length: '55\u00a0s' },
    'seasonal.sunExtremes': { least: '8\u00a0h 26\u00a0min', most: '15\u00a0h 57\u00a0min' },
    'seasonal.daysComing': { ...coming, frost: 3, summer: 0 },
    'seasonal.overlaid': coming,
    'seasonal.forecastFor': coming,
    'seasonal.normals': { period: '1991–2020' },
    'seasonal.normalsOf': { period: '1991–2020' },
    'seasonal.readNormal': { min: low, max: `${high}\u00a0°C`, mean: `${high}\u00a0°C` },
    'seasonal.regionSentence': { warmest: 'Locarno', mean: `${high}°` },
    'seasonal.rangeMean': { high: `${high}°` },
    'seasonal.rangeMeanOne': { value: `${high}°` },
    'seasonal.rangeRain': { low: 212, high: '249\u00a0mm' },
    'seasonal.rangeRainOne': { value: '249\u00a0mm' },
    'seasonal.precipitationSentence': { mostValue: '142\u00a0mm', leastValue: '61\u00a0mm' },
    'seasonal.series-precipitationDays': { limit: format.amountText(1) },
    'seasonal.seasonNormally': { parts: format.list(seasonParts) },
    'seasonal.weekSentence': { parts: format.list(weekParts) },
    'seasonal.weekToday': { parts: format.list(weekParts) },
    'snow.rose': { aspects: 'N, E' },
    'snow.valid': {
      period: `${format.dateTime(times[0], swissTime)} – ${format.dateTime(times[1], swissTime)}`,
    },
    'weather.uncertainAmount': { low: 2, high: '14\u00a0mm' },
    'weather.uncertainSnow': { low: 2, high: '14\u00a0cm' },
    'weather.aboutUpTo': { amount: '59\u00a0mm', high: '131\u00a0mm' },
    'weather.veryWet': much('59\u00a0mm', '131\u00a0mm'),
    'weather.veryWetOn': much('59\u00a0mm', '131\u00a0mm'),
    'weather.muchSnow': much('21\u00a0cm', '34\u00a0cm'),
    'weather.muchSnowOn': much('21\u00a0cm', '34\u00a0cm'),
    'weather.windAndGusts': { from: t('weather.windFrom-east') },
    'precipitation.likely': { range: `${low}–${high}\u00a0mm` },
    'precipitation.aroundTime': around,
    'precipitation.onDayAround': around,
    'forecast.readLayers': { low: format.percent(3), middle: format.percent(40), high: format.percent(12) },
    'plan.spell': spell,
    'plan.spellVague': spell,
    'plan.spellUnsure': spell,
    'where.reason-fogAt': { limit: '1100\u00a0m' },
    'where.reason-hike': { gust: format.speedText(45) },
    'where.reason-snowFresh': { fresh: format.depthText(12) },
    'where.facts': { height: '1200\u00a0m' },
    'where.howFar': { factor: format.fixed(1.3, 1), speed: format.speedText(85) },
    'where.more': { places: 'Rigi, Säntis' },
    ...wayValues(key, at, language, t),
    'plan.gusts': { speed: format.speedText(30), value: 50 },
    'pollen.season': { from: format.month(4, 'long'), to: format.month(5, 'long') },
    'pollen.lead': { station: 'Zürich', parts: format.list([birch]) },
    'pollen.leadNone': { station: 'Zürich' },
    'pollen.leadUnknown': { station: 'Zürich' },
    'pollen.station': { station: 'Zürich' },
    'pollen.continued': { title: t('pollen.mapTitle') },
    'water.continued': { title: t('water.near') },
    'places.moved': { position: 2, total: 5 },
    'places.wishFrom': { limit: format.wholeDepthText(20) },
    'places.wishSaved': { what: t('places.wish-hay') },
    'places.wishEnded': { what: t('places.wish-hay') },
    'accuracy.monthSpan': { from: format.month(10, 'long'), to: `${format.month(11, 'long')} 2026` },
    'key.calls': { day: 212, dayLimit: 1000, minute: 3, minuteLimit: 400 },
  }
  return values[key] ?? {}
}

/** A way as its page writes it. */
function wayValues(key: string, at: number, language: Language, t: Translate): Record<string, TextValues> {
  const format = createFormat(language)
  const [start, end] = [zurich[language], mountain[language]]
  const means = {
    factor: format.fixed(1.3, 1),
    speed: format.speedText(4),
    up: '300\u00a0m',
    down: '500\u00a0m',
  }
  const when = t('way.at', { time: format.time(at, swissTime) })
  return key.startsWith('way.')
    ? {
        'way.titleOf': { start, end, by: t('way.go-foot') },
        'way.titleRound': { start, by: t('way.go-foot') },
        'way.scopeDay': { day: format.weekdayDate(at, swissTime) },
        'way.forPoint': { height: '1200\u00a0m' },
        'way.updated': { time: format.dateTime(at, swissTime) },
        'way.fileNote': { most: 24 },
        'way.many': { most: 8 },
        'way.stepSnow': { rate: format.depthRateText(3.4) },
        ...Object.fromEntries(
          ['leaveDry', 'leaveThunder', 'leaveRain', 'leaveStorm', 'leaveSnow', 'leaveUnknown'].map((name) => [
            `way.${name}`,
            { when },
          ]),
        ),
        ...Object.fromEntries(
          ['howLine', 'howTrack', 'howClimb', 'howClimbBike'].map((name) => [`way.${name}`, means]),
        ),
      }
    : {}
}

/** Heights and stations as their pages write them. */
function mountainValues(language: Language): TextValues {
  const { list, fixed } = createFormat(language)
  return {
    low: '500\u00a0m',
    high: '1300\u00a0m',
    height: '900\u00a0m',
    degrees: 6,
    value: fixed(5.4, 1),
    stations: list(['Altdorf', 'Chur']),
    days: '2350\u00a0m',
    from: '06:00',
    to: '11:00',
  }
}

/** One that has an article in every language. */
const mountain = { en: 'Säntis', de: 'Säntis', fr: 'Eiger', it: 'Schilthorn' }
const zurich = { en: 'Zürich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' }
