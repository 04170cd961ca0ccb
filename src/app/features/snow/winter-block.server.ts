import { distanceKm } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import type { AvalancheBulletin } from '../../../domain/snow/avalanche.ts'
import { areaAt, highestDanger } from '../../../domain/snow/avalanche-rules.ts'
import { snowLineDays } from '../../../domain/snow/snow-line.ts'
import { type SnowNetwork, type SnowStation, snowNetworks } from '../../../domain/snow/snow-station.ts'
import { localDate, swissTime } from '../../../domain/time/local-time.ts'
import { isAbroad } from '../../../domain/warning/warning-state.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { SnowDepths } from '../../../services/snow/get-snow-stations.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { creditView } from './credit-view.server.ts'
import { dangerView } from './danger-view.server.ts'
import type { WinterFigure, WinterView } from './winter-block.ts'

/** A station farther away stands over another valley. */
const nearKm = 15
/** A station so much higher than the houses is on the slopes. */
const slopesM = 300

export type WinterKnown = {
  bulletin: Outcome<AvalancheBulletin>
  depths: SnowDepths
  weather: Outcome<WeatherReport>
  rain: PlaceRain | null
}

/** Its readings are those of the page. */
export async function winterBlock(place: Place, visit: RequestContext): Promise<WinterView | null> {
  if (isAbroad(place)) return null
  const { services, client, language, now } = visit
  const [bulletin, depths, weather, rain] = await Promise.all([
    services.getBulletin(language),
    services.getSnowStations(),
    services.getWeather(place, client),
    services.radar.getRain(place.coordinates),
  ])
  const area = bulletin.data && areaAt(bulletin.data, place.coordinates, now)
  if (area) visit.freshUntil(area.validTo)
  return winterView({ bulletin, depths, weather, rain: rain.data }, place, writingOf(visit))
}

/**
 * What a resort is asked for in winter. null where neither a bulletin in force nor snow on the ground says that it is
 * winter: silence here says nothing about the danger.
 */
export function winterView(known: WinterKnown, place: Place, writing: Writing): WinterView | null {
  const { t, format, now } = writing
  const above = stationsAbove(known.depths, place)
  const area = known.bulletin.data && areaAt(known.bulletin.data, place.coordinates, now)
  const lying = above.find(({ heightM }) => heightM >= (place.elevationM ?? 0) + slopesM) ?? above[0]
  if (!area && !above.some(({ depthCm }) => depthCm > 0)) return null
  const fresh = above.find(({ freshSnow }) => freshSnow !== null)
  const figures: WinterFigure[] = []
  if (fresh?.freshSnow)
    figures.push({
      value: format.wholeDepth(fresh.freshSnow.cm),
      unit: format.unitNames.depth,
      label: t('snow.freshInADay'),
    })
  if (lying)
    figures.push({
      value: format.wholeDepth(lying.depthCm),
      unit: format.unitNames.depth,
      label: t('snow.lyingAt', { station: lying.name, height: format.number(lying.heightM) }),
    })
  const line = snowLine(known, place, writing)
  if (line) figures.push(line)
  const danger = area && dangerView(highestDanger(area.ratings), area.ratings, writing)
  const networks = new Set([fresh, lying].flatMap((station) => station?.network ?? []))
  return {
    title: t('snow.title'),
    figures,
    danger: danger && { danger, text: t('snow.dangerLine', { danger: danger.text }) },
    path: `/snow${searchOf({ place: place.slug })}`,
    credits: [...networks].flatMap((network) => {
      const outcome = known.depths[network]
      if (outcome.data === null) return []
      const credit = creditView('snow', outcome, swissTime, writing)
      return [{ ...credit, age: t('snow.updated', { time: credit.updatedAt }) }]
    }),
  }
}

type Near = SnowStation & { network: SnowNetwork }

/** The nearest first: a resort's snow lies above its houses. */
function stationsAbove(depths: SnowDepths, { coordinates, elevationM }: Place): Near[] {
  return snowNetworks
    .flatMap((network) => (depths[network].data ?? []).map((station): Near => ({ ...station, network })))
    .map((station) => ({ station, awayKm: distanceKm(coordinates, station.coordinates) }))
    .filter(({ station, awayKm }) => awayKm <= nearKm && station.heightM >= (elevationM ?? 0))
    .sort((a, b) => a.awayKm - b.awayKm)
    .map(({ station }) => station)
}

/** Of today, while something is to fall. */
function snowLine({ weather, rain }: WinterKnown, place: Place, writing: Writing): WinterFigure | null {
  if (weather.data === null) return null
  const { t, format, now } = writing
  const outlook = placeOutlook(weather.data, rain, now)
  const today = snowLineDays(outlook.days, outlook.hours, place.timeZone, now).find(
    ({ date }) => date === localDate(now, place.timeZone),
  )
  return today?.snowLineM
    ? {
        value: format.number(shownFreezingLevel(today.snowLineM.lowest)),
        unit: 'm',
        label: t('snow.lineToday'),
      }
    : null
}
