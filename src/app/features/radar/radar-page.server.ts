import { isPending } from '../../../domain/failure.ts'
import { shareOfSwissView, townNames } from '../../../domain/place/base-map.ts'
import { type CompassSector, compassSectors } from '../../../domain/place/compass-sector.ts'
import type { Place } from '../../../domain/place/place.ts'
import { isHailSeason } from '../../../domain/rain/hail.ts'
import { type PlaceRain, rainAhead } from '../../../domain/rain/place-rain.ts'
import { rainStep } from '../../../domain/rain/radar-scale.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { RequestContext } from '../../../page-contract/page-contract.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { measuredText, rainSentence, rainStepText } from '../../forecast-kit/rain-texts.server.ts'
import { dayAndTime } from '../../i18n/day-and-time.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { isRadarFilling, radarFreshUntil } from '../map/radar-filling.server.ts'
import { type PlaceForecastView, placeForecastView } from './place-forecast.server.ts'
import { timeLineView } from './time-line-view.server.ts'

/** How far the radar itself is carried on. */
const nowcastMs = 2 * hourMs

export type RadarView = Awaited<ReturnType<typeof radarPageView>>

/** `point`: chosen on the map, besides the place. */
export async function radarPageView(visit: RequestContext, place: Place, point: Place | null) {
  const { services, language, now } = visit
  const { radar, baseMap } = services
  const [manifest, models, rain, warnings] = await Promise.all([
    radar.getManifest(),
    services.forecastFrames.getManifest(),
    services.getRain(place),
    services.getWarnings({ kind: 'place', place }, visit.client),
  ])
  visit.freshUntil(radarFreshUntil(manifest.data, now))
  const { lat, lon } = place.coordinates
  const writing = writingOf(visit)
  const ahead = rain.data && rainAhead(rain.data, now)
  const frames = manifest.data?.frames ?? []
  const outer = manifest.data?.outer
  const isCovered = radar.covers(place.coordinates)
  const timeZone = isCovered ? place.timeZone : swissTime
  const aheadFrom = manifest.data ? manifest.data.nowAt + nowcastMs : now
  const drawn = { frames, timeZone, since: frames[0]?.at ?? now, fromAt: aheadFrom }
  const forecast = placeForecastView(visit, place, drawn, writing)
  const cloudsFrom = manifest.data?.layers.clouds.source
  return {
    place: { value: place.slug, name: place.names[language], lat, lon },
    timeZone,
    /** The map is of Switzerland, the place elsewhere: the times are Swiss ones. */
    isSwissTime: !isCovered,
    /** The outlook in words; null where nothing is known of the place. */
    sentence:
      ahead?.steps.length === 0 && isPending(rain)
        ? writing.t('weather.rainPending')
        : ahead && rain.data && isCovered
          ? rainSentence(ahead, place, warnings.data, writing)
          : rain.data && measuredText(rain.data, place, writing),
    /** Why there is no sentence: outside of the map, the first pictures are still being made, or no data at all. */
    problem: manifest.data
      ? isCovered || rain.data
        ? null
        : 'outside'
      : isPending(manifest)
        ? 'pending'
        : 'no-data',
    steps: stepViews(rain.data, forecast, drawn, writing),
    /** Of the two days after the nowcast. */
    aheadSentence: forecast?.sentence ?? null,
    hours: forecast?.values ?? [],
    point: point && (await pointView(visit, point, drawn, writing)),
    manifest: manifest.data,
    /** Hours of the weather models for the map, or why there are none. */
    models: models.data,
    modelsCredit: models.data.piecesUrl === null ? null : sourceView(models.source, writing),
    /** "16:00": when the run began that they are of. */
    modelsTime: models.data.runAt === null ? null : dayAndTime(models.data.runAt, timeZone, writing),
    /** With all its times in words: a phone's first Intl object takes longer than the rest of hydration. */
    line: timeLineView(
      {
        manifest: manifest.data,
        forecast: models.data.piecesUrl === null ? [] : models.data.frames,
        place: place.coordinates,
        timeZone,
      },
      writing,
    ),
    /** More of the first pictures is on its way. */
    isFilling: !manifest.data || isRadarFilling(manifest.data),
    isStale: manifest.data !== null && manifest.isStale,
    /** "10:05", or "Wed 23:55" of another day: when the newest frame was measured. */
    measuredTime: manifest.data && dayAndTime(manifest.data.nowAt, timeZone, writing),
    credit: manifest.data && sourceView(manifest.source, writing),
    /** Of the radar beyond the Swiss one's frame. */
    outerCredit: outer?.isAvailable && outer.source ? sourceView(outer.source, writing) : null,
    /** Of the satellite's pictures. */
    cloudsCredit: cloudsFrom ? sourceView(cloudsFrom, writing) : null,
    /** The radars detect hail in summer only. */
    isHailSeason: isHailSeason(now),
    /** "From the west". */
    windFrom: Object.fromEntries(
      compassSectors.map((sector) => [sector, writing.t(`weather.windFrom-${sector}`)]),
    ) as Record<CompassSector, string>,
    baseMap,
    /** Position of the place in the still image. */
    share: shareOfSwissView(place.coordinates),
    towns: townNames(services.pictureTowns, language, place.names[language]),
  }
}

/** A point chosen on the map. */
export type PointView = Awaited<ReturnType<typeof pointView>>

async function pointView(visit: RequestContext, point: Place, drawn: Drawn, writing: Writing) {
  const { services, language, now, client } = visit
  const { radar } = services
  const { slug, names, coordinates } = point
  const [{ data: rain }, warnings] = await Promise.all([
    services.getRain(point),
    services.getWarnings({ kind: 'place', place: point }, client),
  ])
  const forecast = placeForecastView(visit, point, drawn, writing)
  const unknown = radar.covers(coordinates)
    ? writing.t('weather.rainUnavailable')
    : writing.t('radar.outside', { place: names[language] })
  return {
    value: slug,
    name: names[language],
    ...coordinates,
    sentence:
      rain === null
        ? unknown
        : radar.covers(coordinates)
          ? rainSentence(rainAhead(rain, now), point, warnings.data, writing)
          : (measuredText(rain, point, writing) ?? unknown),
    steps: stepViews(rain, forecast, drawn, writing),
    /** Of the two days after the nowcast. */
    aheadSentence: forecast?.sentence ?? null,
    hours: forecast?.values ?? [],
  }
}

/** What the line shows, in which time, from when on, and from when on models tell it. */
type Drawn = { frames: RadarManifest['frames']; timeZone: string; since: number; fromAt: number }

/** One step of the sequence over the place. */
export type StepView = ReturnType<typeof stepViews>[number]

/** By the radar as long as it reaches, then by the models. */
function stepViews(
  rain: PlaceRain | null,
  forecast: PlaceForecastView | null,
  { frames, timeZone }: Drawn,
  writing: Writing,
) {
  const kinds = new Map(frames.map(({ at, kind }) => [at, kind]))
  return [
    ...(rain?.steps ?? []).map((step) => ({
      at: step.at,
      kind: kinds.get(step.at) ?? step.kind,
      /** Of the rain ramp; 0 is dry. */
      step: rainStep(step.rateMmh),
      /** mm/h; null where nothing is known. */
      rate: step.rateMmh,
      /** Nine in ten runs of the model stay below it, mm/h; null where the radar says it. */
      most: null,
      /** "16:40: 2.4 mm/h, chance 70%": for screen readers and under the pointer. */
      text: rainStepText(step, timeZone, writing),
    })),
    ...(forecast?.hours ?? []).map((hour) => ({
      at: (hour.startAt + hour.endAt) / 2,
      kind: 'forecast' as const,
      step: rainStep(hour.rateMmh),
      rate: hour.rateMmh,
      most: hour.mostMmh,
      text: hour.text,
    })),
  ]
}
