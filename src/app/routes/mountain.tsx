import { shownDangers } from '../features/alerts/shown-dangers.server.ts'
import { regionWarningBar } from '../features/alerts/warning-bar.server.ts'
import { MountainPage } from '../features/mountain/mountain-page.tsx'
import { mountainQuery } from '../features/mountain/mountain-query.ts'
import { mountainChoice, mountainView } from '../features/mountain/mountain-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { regionName } from '../i18n/region-names.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/mountain'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, now } = visit
  const asked = mountainQuery.read(args.url.search)
  const choice = mountainChoice(asked)
  const { region } = choice
  const [report, points, winds] = await Promise.all([
    shownDangers({ kind: 'region', region }, visit),
    services.getMountainPoints(region),
    services.getRegionalWinds(),
  ])
  // Not cached: "Try Again" must fetch again.
  if (points.data === null) visit.freshUntil(now)
  const writing = writingOf(visit)
  const name = regionName(region, language)
  const page = mountainView(choice, points, winds, writing)
  return {
    sky: { sky: page.scene.sky, light: page.scene.light },
    meta: {
      ...metaOf(language, 'mountain', { place: name }),
      ...(asked.region && { sharedPath: `/mountain${mountainQuery.write({ region })}` }),
    },
    warning: regionWarningBar(report, { id: region, name }, writing),
    page,
  }
}

export default function MountainRoute({ loaderData }: Route.ComponentProps) {
  return <MountainPage page={loaderData.page} />
}
