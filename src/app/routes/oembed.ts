import { decoded } from '../../domain/address/decoded.ts'
import { queryOf, text } from '../../domain/address/query.ts'
import { embedCode, embedLook, embedQuery, embedSizes } from '../features/embed/embed-shape.ts'
import { whereQuery } from '../features/where/where-query.ts'
import { localisePath, splitPath } from '../i18n/localised-path.ts'
import { translateFor } from '../i18n/page-texts.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/oembed'

const oembedQuery = queryOf({ format: text, url: text })

/** oEmbed 1.0: what other sites make of a link to a place's page, or to the places around one that suit a day. */
export function loader(args: Route.LoaderArgs) {
  const { services, language, publicOrigin } = visitOf(args)
  const asked = oembedQuery.read(args.url.search)
  if ((asked.format ?? 'json') !== 'json') return new Response(null, { status: 501 })
  const url = URL.parse(asked.url ?? '')
  const { prefix, path } = splitPath(url?.pathname ?? '')
  const shown = url?.origin === publicOrigin ? shownBy(path, url.searchParams) : null
  const place = shown && services.findPlaces.resolve(shown.place)
  if (!place) return new Response(null, { status: 404 })
  const look = embedLook(embedQuery.read(shown.search))
  const spoken = prefix ?? language
  const address = publicOrigin + localisePath(`/embed/${place.slug}`, spoken) + embedQuery.write(look)
  const title = translateFor(spoken)('shell.weatherInPlace', { place: place.names[spoken] })
  return Response.json({
    version: '1.0',
    type: 'rich',
    provider_name: translateFor(spoken)('common.appTitle'),
    provider_url: publicOrigin,
    title,
    ...embedSizes[look.shape],
    cache_age: 3600,
    html: embedCode(address, title, look),
  })
}

/** The place that a page is about and how its frame looks; null: it has none. A frame stays for months: no day is carried over. */
function shownBy(path: string, search: URLSearchParams): { place: string; search: string } | null {
  const slug = decoded(/^\/location\/([^/]+)$/.exec(path)?.[1] ?? '')
  if (slug) return { place: slug, search: '' }
  const { place, need } = whereQuery.read(search)
  return path === '/where' && place ? { place, search: embedQuery.write({ shape: 'where', need }) } : null
}
