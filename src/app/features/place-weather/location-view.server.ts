import type { Language } from '../../../domain/language.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import { neighboursOf } from '../../../domain/place/neighbours.ts'
import type { Place } from '../../../domain/place/place.ts'
import { isAbroad } from '../../../domain/warning/warning-state.ts'
import { isListedPlace } from '../../../reference/region-places.ts'
import { cantonOf, regions } from '../../../reference/regions.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { accuracyLine } from '../accuracy/accuracy-line.server.ts'
import { winterBlock } from '../snow/winter-block.server.ts'
import { waterLine } from '../water/water-line.server.ts'
import { listedWeather } from './listed-weather.server.ts'
import type { LocatedPlace } from './located-place.server.ts'

export type NeighbourView = LocationView['neighbours'][number]

export type Crumb = LocationView['crumbs'][number]

/** Each neighbour may cost an upstream call, and abroad fewer of them are worth one. */
const swissNeighbours = 6
const foreignNeighbours = 4
/** Of what a misspelt name may mean, the likeliest. */
const meantPlaces = 3
/** Neighbours are chosen among this many of the nearest: in Switzerland some 25 km around. */
const candidates = 250

export async function locationView(id: string, located: LocatedPlace, visit: RequestContext) {
  const { language } = visit
  const { place, kind } = located
  const { t, format } = writingOf(visit)
  const canton = place.canton ? cantonOf(place.canton) : null
  const { lat, lon } = place.coordinates
  const [winter, water, accuracy, neighbours] = await Promise.all([
    winterBlock(place, visit),
    waterLine(place, visit),
    accuracyLine(place, visit),
    neighbourViews(place, visit),
  ])
  return {
    /** From the country down; the last is the place. */
    crumbs: crumbsOf(place, language),
    /** Where the address names no place we know: as the visitor wrote it, and what may be meant. */
    unknown:
      kind === 'unknown'
        ? {
            id: id.slice(0, 60),
            meant: visit.services.findPlaces
              .suggest(id.replaceAll('-', ' '), language)
              .slice(0, meantPlaces)
              .map(({ value, name, detail }) => ({ value, name, detail })),
          }
        : null,
    facts: {
      canton: canton?.names[language] ?? null,
      /** For a point away from any place: "47.05, 8.31, 12 km from Sörenberg". */
      position:
        located.near === null
          ? null
          : t('pages.locationAway', {
              position: `${lat.toFixed(2)}, ${lon.toFixed(2)}`,
              distance: format.number(located.near.distanceKm),
              place: located.near.place.names[language],
            }),
      /** A lake or river nearby, and the page with more of it. */
      water,
    },
    /** Addresses to subscribe to; no warnings where none of our feeds covers the place. */
    calendars: {
      sun: calendarHref('sun', place, language),
      warnings: isAbroad(place) ? null : calendarHref('alerts', place, language),
    },
    /** Where its weather is made into a frame for other sites. */
    embedPath: `/embed${searchOf({ place: place.slug })}`,
    /** In the mountains, in winter. */
    winter,
    neighbours,
    /** How good the forecast has been at the station that represents the place. */
    accuracy,
  }
}

/** What a location's page has beyond the weather itself. */
export type LocationView = Awaited<ReturnType<typeof locationView>>

function calendarHref(of: 'sun' | 'alerts', { slug }: Place, language: Language): string {
  return `/api/v1/${of}.ics${searchOf({ place: slug, lang: language })}`
}

function crumbsOf(place: Place, language: Language) {
  const isSwiss = place.country === 'CH'
  const country = place.country
    ? new Intl.DisplayNames([language], { type: 'region' }).of(place.country)
    : undefined
  const region = regions.find(({ id }) => id === place.region)
  return [
    ...(country ? [{ name: country, path: isSwiss ? '/' : null }] : []),
    ...(region ? [{ name: region.names[language], path: `/region/${region.id}` }] : []),
    { name: place.names[language], path: `/location/${place.slug}` },
  ]
}

async function neighbourViews(place: Place, visit: RequestContext) {
  const { services, language } = visit
  const { t, format } = writingOf(visit)
  const limit = place.country === 'CH' ? swissNeighbours : foreignNeighbours
  const around = neighboursOf(place, services.findPlaces.nearby(place, candidates), limit, ({ slug }) =>
    isListedPlace(slug),
  )
  return Promise.all(
    around.map(async (other) => {
      const { now } = await listedWeather(other, { mayAsk: isListedPlace(other.slug) }, visit)
      return {
        slug: other.slug,
        name: other.names[language],
        distance: `${format.distance(distanceKm(place.coordinates, other.coordinates))}\u00a0km`,
        /** null where its weather was not fetched lately. */
        weather: now && {
          ...iconView(now, { t }),
          temperatureC: now.temperatureC,
          isForecast: now.isForecast,
        },
      }
    }),
  )
}
