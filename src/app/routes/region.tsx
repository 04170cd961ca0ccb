import { data } from 'react-router'
import { isRegionId } from '../../domain/place/place.ts'
import { regionTowns } from '../../reference/region-places.ts'
import { shownDangers } from '../features/alerts/shown-dangers.server.ts'
import { regionWarningBar } from '../features/alerts/warning-bar.server.ts'
import { warningsView } from '../features/place-weather/warnings-view.server.ts'
import { regionPage } from '../features/region/region-page.server.ts'
import { RegionPage, UnknownRegion } from '../features/region/region-page.tsx'
import { translateFor, writingOf } from '../i18n/page-texts.server.ts'
import { regionNames } from '../i18n/region-names.server.ts'
import { metaOf, previewOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import { warningsAtomHref } from '../page/warnings-atom-href.ts'
import type { Route } from './+types/region'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, log } = visit
  const id = args.params.regionId
  const t = translateFor(language)
  if (!isRegionId(id)) {
    log.info({ path: args.url.pathname }, 'page not found')
    const meta = {
      title: `${t('pages.regionUnknownTitle')} | ${t('common.appTitle')}`,
      description: t('meta.notFoundDescription'),
      noindex: true,
      canonicalPath: null,
    }
    return data({ page: { known: null, regions: regionNames(language) }, meta }, { status: 404 })
  }
  // The warnings are fetched first: a dozen answers of the demo world, each computed here, must not delay them.
  const [report, region] = await Promise.all([
    shownDangers({ kind: 'region', region: id }, visit),
    regionPage(id, visit),
  ])
  const writing = writingOf(visit)
  const town = visit.services.findPlaces.resolve(regionTowns[id])
  return {
    page: {
      known: {
        page: region,
        warnings: warningsView(report, { kind: 'region', region: id }, false, writing),
      },
    },
    warning: regionWarningBar(report, { id, name: region.name }, writing),
    meta: {
      ...metaOf(language, 'region', { place: region.name }),
      canonicalPath: `/region/${id}`,
      ...(town && previewOfPlace(language, town)),
      feed: {
        title: `${t('alerts.heading')}${writing.format.colon} ${region.name}`,
        href: warningsAtomHref({ region: id }, language),
      },
    },
  }
}

export default function RegionRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  return page.known ? <RegionPage {...page.known} /> : <UnknownRegion regions={page.regions} />
}
