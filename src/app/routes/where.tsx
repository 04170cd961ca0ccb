import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { whereChoice } from '../features/where/where-choice.server.ts'
import { WherePage } from '../features/where/where-page.tsx'
import { whereQuery } from '../features/where/where-query.ts'
import { whereView } from '../features/where/where-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOf, oembedHref, sharedPlace } from '../page/page-meta.server.ts'
import { typedPlace } from '../page/typed-place.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/where'

const longestName = 60

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, now, publicOrigin } = visit
  const asked = whereQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const typed = asked.place
  const isUnknown = typed !== null && services.findPlaces.resolve(typed) === null
  const choice = whereChoice(asked, now)
  const [answer, warning] = await Promise.all([
    services.getWhere({ ...choice, start: place }),
    placeWarning(place, visit),
  ])
  // Not cached: "Try Again" must ask again.
  if (answer.data === null) visit.freshUntil(now)
  const start = {
    place,
    typed: typedPlace(place, visit),
    unknown: isUnknown ? typed.slice(0, longestName) : null,
  }
  const framed = `/where${whereQuery.write({ place: place.slug, need: choice.need })}`
  return {
    warning,
    meta: {
      ...metaOf(language, 'where'),
      ...sharedPlace('/where', place, asked.place),
      ...(typed !== null && !isUnknown && { oembedHref: oembedHref(framed, language, publicOrigin) }),
    },
    page: whereView(answer, choice, start, writingOf(visit)),
  }
}

export default function WhereRoute({ loaderData }: Route.ComponentProps) {
  return <WherePage page={loaderData.page} />
}
