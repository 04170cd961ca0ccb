import type { Language } from '../../../domain/language.ts'
import { shareOfSwissView } from '../../../domain/place/base-map.ts'
import type { Place } from '../../../domain/place/place.ts'
import { rainBarHeight, rainStep } from '../../../domain/rain/radar-scale.ts'
import { rainOutlook } from '../../../domain/rain/rain-outlook.ts'
import { rainOutlookText } from '../../../domain/texts/rain-outlook-text.ts'
import type { RequestContext } from '../../../page-contract/page-contract.ts'
import type { PlaceRain, RainStep } from '../../../services/get-rain.ts'
import { createFormat } from '../../i18n/format.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import { isPending } from '../map/is-pending.server.ts'
import type { RadarView, StepView } from './radar-page-view.ts'

/** While the radar is still filling, or the place has nothing, the page is asked for again soon. */
const soonMs = 5000

export async function radarPageView(visit: RequestContext, place: Place): Promise<RadarView> {
  const { services, language, now } = visit
  const { radar, baseMap } = services
  const [manifest, rain] = await Promise.all([radar.getManifest(), radar.getRain(place.coordinates)])
  visit.freshUntil(
    manifest.data?.motion ? Math.max(now + soonMs, manifest.data.nextExpectedAt) : now + soonMs,
  )
  const { lat, lon } = place.coordinates
  const time = createFormat(language)
  return {
    place: { value: place.slug, name: place.names[language], lat, lon, timeZone: place.timeZone },
    sentence: rain.data && outlookSentence(rain.data, place, language),
    problem: rain.data ? null : manifest.data ? 'outside' : isPending(manifest) ? 'pending' : 'no-data',
    steps: rain.data ? stepViews(rain.data, manifest.data?.frames ?? [], place.timeZone, language) : [],
    manifest: manifest.data,
    isStale: manifest.data !== null && manifest.isStale,
    measuredTime: manifest.data && time.time(manifest.data.nowAt, place.timeZone),
    credit: manifest.data && {
      attribution: manifest.source.attribution,
      url: manifest.source.url,
      isDemo: manifest.source.isDemo,
    },
    baseMap,
    share: shareOfSwissView(place.coordinates),
  }
}

function outlookSentence(rain: PlaceRain, place: Place, language: Language): string {
  const { nowAt, stepMinutes, steps, nearest } = rain
  const format = createFormat(language)
  const outlook = rainOutlook({
    now: nowAt,
    stepMinutes,
    steps: steps
      .filter(({ kind }) => kind === 'predicted')
      .map((step) => ({ ...step, probability: step.probability ?? 0 })),
    current: { rateMmh: steps.find(({ at }) => at === nowAt)?.rateMmh ?? null },
    nearest,
  })
  return rainOutlookText(outlook, language, {
    place: place.names[language],
    time: (at) => format.time(at, place.timeZone),
  })
}

function stepViews(
  { steps }: PlaceRain,
  frames: readonly { at: number; kind: StepView['kind'] }[],
  timeZone: string,
  language: Language,
): StepView[] {
  const kinds = new Map(frames.map(({ at, kind }) => [at, kind]))
  return steps.map((step) => ({
    at: step.at,
    kind: kinds.get(step.at) ?? step.kind,
    step: rainStep(step.rateMmh),
    height: Math.round(rainBarHeight(step.rateMmh) * 100),
    text: stepText(step, timeZone, language),
  }))
}

function stepText(
  { at, rateMmh, probability, isSnow }: RainStep,
  timeZone: string,
  language: Language,
): string {
  const t = translateFor(language)
  const format = createFormat(language)
  const time = format.time(at, timeZone)
  if (rateMmh === null) return t('weather.noRainDataAt', { time })
  const chance = probability === null ? null : format.percent(Math.round(probability * 100))
  if (rainStep(rateMmh) === 0) {
    return probability === null || probability < 0.1
      ? t('weather.dryAt', { time })
      : t('weather.dryLikely', { time, chance: chance ?? '' })
  }
  const rate = format.number(rateMmh, rateMmh < 10 ? 1 : 0)
  if (isSnow) return t('weather.snowAt', { time, rate })
  return chance === null
    ? t('weather.rainAt', { time, rate })
    : t('weather.rainLikely', { time, rate, chance })
}
