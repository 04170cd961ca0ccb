import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import type { AvalancheBulletin } from '../../../domain/snow/avalanche.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { SnowDepths } from '../../../services/snow/get-snow-stations.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { BulletinView } from './bulletin-view.server.ts'
import { bulletinView } from './bulletin-view.server.ts'
import { depthsView } from './depths-view.server.ts'
import { freshSnowView } from './fresh-snow.server.ts'
import { snowLineView } from './snow-line-view.server.ts'
import type { snowQuery } from './snow-query.ts'

export function snowView(
  known: {
    bulletin: Outcome<AvalancheBulletin>
    stations: SnowDepths
    weather: Outcome<WeatherReport>
    rain: PlaceRain | null
  },
  place: Place,
  asked: ReturnType<typeof snowQuery.read>,
  writing: Writing,
) {
  const bulletin = bulletinView(known.bulletin, place, writing)
  const snowLine = snowLineView(known.weather, known.rain, place, writing)
  return {
    placeParameter: asked.place,
    lead:
      bulletin.state === 'off-season'
        ? writing.t('snow.summerLead')
        : (dangerLead(bulletin, place, writing) ?? ('lead' in snowLine ? snowLine.lead : null)),
    /** null out of season, or where nobody reports it. */
    fresh: bulletin.state === 'off-season' ? null : freshSnowView(known.stations, writing),
    bulletin,
    depths: depthsView(known.stations, place, asked, writing),
    snowLine,
  }
}

export type SnowView = ReturnType<typeof snowView>

/** The danger at the place, or where there is none the highest; nothing unless it is in force. */
function dangerLead(
  { state, areas, map }: BulletinView,
  place: Place,
  { t, language }: Writing,
): string | null {
  const [first] = areas
  if (state !== 'valid' || !first) return null
  const name = place.names[language]
  const lead = t(first.isHere ? 'snow.leadHere' : 'snow.leadHighest', {
    place: name,
    danger: first.danger.text,
  })
  // An area without an outline may be the place's own.
  const isMapped = map !== null && map.areas.length === areas.filter(({ isUpcoming }) => !isUpcoming).length
  return first.isHere || !isMapped ? lead : `${lead} ${t('snow.outside', { place: name })}`
}
