import { MountainPage } from '../features/mountain/mountain-page.tsx'
import {
  mountainView,
  requestedLowest,
  requestedPart,
  requestedRegion,
  requestedSort,
} from '../features/mountain/mountain-view.server.ts'
import { regionNames } from '../features/region/region-page.server.ts'
import { metaOf, writingOf } from '../i18n/page-texts.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/mountain'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, now } = visit
  const { searchParams } = new URL(args.request.url)
  const region = requestedRegion(searchParams)
  const choice = {
    region,
    sort: requestedSort(searchParams),
    fromM: requestedLowest(searchParams),
    part: requestedPart(searchParams),
  }
  const [points, winds] = await Promise.all([services.getMountainPoints(region), services.getRegionalWinds()])
  // Not cached: "Try Again" must fetch again.
  if (points.data === null) visit.freshUntil(now)
  const name = regionNames(language).find(({ id }) => id === region)?.name ?? ''
  return {
    meta: metaOf(language, 'mountain', { region: name }),
    page: mountainView(choice, points, winds, writingOf(visit)),
  }
}

export default function MountainRoute({ loaderData }: Route.ComponentProps) {
  return <MountainPage page={loaderData.page} />
}
