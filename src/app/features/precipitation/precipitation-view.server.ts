import { failureOf, isPending } from '../../../domain/failure.ts'
import { shareOfSwissView, townNames } from '../../../domain/place/base-map.ts'
import type { Place } from '../../../domain/place/place.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { localDate, startOfLocalDay } from '../../../domain/time/local-time.ts'
import type { Falling } from '../../../domain/weather/calendar-day.ts'
import { snowBelowC } from '../../../domain/weather/falling-form.ts'
import { type PlaceOutlook, placeOutlook } from '../../../domain/weather/outlook.ts'
import { snowDepthCm } from '../../../domain/weather/snow-depth.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { PlaceSums } from '../../../services/radar/show/create-radar.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { radarFreshUntil } from '../map/radar-filling.server.ts'
import type { ComingView } from './coming-view.server.ts'
import { comingView } from './coming-view.server.ts'
import type { precipitationQuery } from './precipitation-query.ts'
import type { RadarSumsView } from './radar-sums-view.server.ts'
import { radarSumsView } from './radar-sums-view.server.ts'

export async function precipitationView(
  visit: RequestContext,
  place: Place,
  asked: ReturnType<typeof precipitationQuery.read>,
) {
  const { services, language, now } = visit
  const { radar, baseMap } = services
  const { lat, lon } = place.coordinates
  const writing = writingOf(visit)
  const [manifest, sums, here, weather, rain] = await Promise.all([
    radar.getManifest(),
    radar.getRainSums(),
    radar.getPlaceSums(place.coordinates),
    services.getWeather(place, visit.client),
    services.radar.getRain(place.coordinates),
  ])
  visit.freshUntil(radarFreshUntil(manifest.data, now))
  // Outside of the map nothing is known of the place in any period.
  const isInside = here.data?.some(({ mm }) => mm !== null) ?? false
  const report = weather.data && { ...weather.data, coordinates: place.coordinates }
  const outlook = report && placeOutlook(report, rain.data, now)
  const radarSums =
    manifest.data && sums.data
      ? radarSumsView(sums, isInside ? withForecast(here.data, outlook, now) : null, manifest.data, {
          place,
          requested: asked.period,
          fallingOf: (sum, mm) => fallingOf(sum, mm, { report, outlook, now }),
          writing,
        })
      : null
  return {
    place: { value: place.slug, name: place.names[language], lat, lon },
    /** Set where the address names the place: links keep it. */
    placeParameter: asked.place,
    /** null while the radar has no picture at all. */
    radar: radarSums,
    /** Its first pictures are still being made. */
    isRadarPending: isPending(manifest),
    baseMap,
    /** Position of the place in the still image. */
    share: shareOfSwissView(place.coordinates),
    towns: townNames(services.pictureTowns, language, place.names[language]),
    coming:
      report && outlook
        ? beyondRadar(comingView({ ...weather, data: report }, outlook, writing), radarSums)
        : { failure: failureOf(weather) },
  }
}

/** What the page shows; dates, amounts and sentences are written by the server. */
export type PrecipitationView = Awaited<ReturnType<typeof precipitationView>>

/** The weather service's sums, but for those the radar gives with a map. */
function beyondRadar(coming: ComingView, radar: RadarSumsView | null): ComingView {
  const isOfRadar = (hours: number) =>
    radar?.periods.some((period) => period.kind === 'predicted' && period.hours === hours)
  return { ...coming, sums: coming.sums.filter(({ hours }) => !isOfRadar(hours)) }
}

/** The sums ahead, over the place, are those that the longer ones begin with: from now on, radar fading into the forecast. */
function withForecast(sums: PlaceSums | null, outlook: PlaceOutlook | null, now: number): PlaceSums | null {
  if (!sums || !outlook || outlook.hours.length === 0) return sums
  return sums.map((sum) => {
    if (sum.kind === 'measured' || sum.mm === null) return sum
    const lengthMs = sum.endAt - sum.startAt
    const { rainMm, snowMm } = outlook.fallingWithin(lengthMs / hourMs)
    return { ...sum, startAt: now, endAt: now + lengthMs, mm: rainMm + snowMm }
  })
}

type Known = { report: WeatherReport | null; outlook: PlaceOutlook | null; now: number }

/** A sum over the place in the form it falls: ahead as the forecast has it, before now by the air that was measured. */
function fallingOf({ kind, startAt, endAt }: PlaceSums[number], mm: number, known: Known): Falling {
  const rain = { rainMm: mm, snowMm: null, snowCm: null }
  const { report, outlook, now } = known
  if (!report || !outlook) return rain
  const hours = (endAt - startAt) / hourMs
  if (kind === 'predicted' && outlook.hours.length > 0) return outlook.fallingWithin(hours)
  const { temperatureC } = outlook.present
  return warmestSince(startAt, report, temperatureC, now) < snowBelowC
    ? { rainMm: null, snowMm: mm, snowCm: snowDepthCm(mm, temperatureC) }
    : rain
}

/** The air a few hours ago was much like the present air. */
const alikeHours = 3

/** Infinity where nobody knows. */
function warmestSince(startAt: number, report: WeatherReport, temperatureC: number, now: number): number {
  const { measuredSoFar, timeZone } = report
  const midnight = startOfLocalDay(localDate(now, timeZone), timeZone)
  const measured = measuredSoFar?.date === localDate(now, timeZone) ? measuredSoFar : null
  const knownFrom = measured ? Math.min(midnight, now - alikeHours * hourMs) : now - alikeHours * hourMs
  // A newer picture may come a few minutes before the page is made.
  if (startAt < knownFrom - hourMs / 2) return Number.POSITIVE_INFINITY
  return Math.max(temperatureC, measured?.temperatureMaxC ?? temperatureC)
}
