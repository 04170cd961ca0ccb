import { data, redirect } from 'react-router'
import { HeightProfileTable } from '../features/mountain/height-profile-table.tsx'
import { heightsView } from '../features/mountain/heights-view.server.ts'
import { addressOfName, locatedPlace } from '../features/place-weather/located-place.server.ts'
import { LocationHeading } from '../features/place-weather/location-heading.tsx'
import type { LocationView } from '../features/place-weather/location-view.server.ts'
import { locationView } from '../features/place-weather/location-view.server.ts'
import { NearbyPlaces } from '../features/place-weather/nearby-places.tsx'
import { structuredData } from '../features/place-weather/structured-data.server.ts'
import type { WeatherPageView } from '../features/place-weather/weather-page.server.ts'
import { weatherPage } from '../features/place-weather/weather-page.server.ts'
import { WeatherFirstScreen, WeatherPage } from '../features/place-weather/weather-page.tsx'
import { dryLine } from '../features/plan/dry-line.server.ts'
import { DryLine } from '../features/plan/dry-line.tsx'
import { WinterBlock } from '../features/snow/winter-block.tsx'
import { localisePath, splitPath } from '../i18n/localised-path.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import type { PageHandle } from '../page/page-handle.ts'
import { oembedHref, previewOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import { warningsAtomHref } from '../page/warnings-atom-href.ts'
import type { Route } from './+types/location'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, publicOrigin, log } = visit
  const writing = writingOf(visit)
  const { t, format } = writing
  const located = locatedPlace(args.params.locationId, services.findPlaces, visit.site.identity.homePlace)
  const isUnknown = located.kind === 'unknown'
  const named =
    located.kind === 'known'
      ? addressOfName(args.params.locationId, located.place, services.findPlaces)
      : null
  if (named) {
    const { prefix } = splitPath(args.url.pathname)
    throw redirect(localisePath(named.path, prefix) + args.url.search, named.isOnly ? 301 : 302)
  }
  if (isUnknown) log.info({ path: args.url.pathname }, 'page not found')
  const [{ page, warning, description, isKeyMissing, warningState }, location, dry, profile] =
    await Promise.all([
      weatherPage(located.place, visit),
      locationView(args.params.locationId, located, visit),
      dryLine(located.place, visit),
      services.getHeightProfile(located.place),
    ])
  const title = `${t('meta.locationTitle', { place: page.place.name })} | ${t('common.appTitle')}`
  return data(
    {
      page: {
        ...page,
        location,
        dry,
        heights: heightsView(profile, writing),
        structured:
          located.kind === 'known'
            ? structuredData(located.place, location.crumbs, language, publicOrigin)
            : null,
      },
      sky: page.sky,
      warning,
      meta: {
        title,
        description,
        canonicalPath: located.canonicalPath,
        noindex: located.kind !== 'known' || isKeyMissing,
        ...(isUnknown
          ? {}
          : {
              ...previewOfPlace(language, located.place),
              oembedHref: oembedHref(`/location/${located.place.slug}`, language, publicOrigin),
            }),
        // Outside there are no warnings, and no feed of them.
        ...(warningState === 'outside'
          ? {}
          : {
              feed: {
                title: `${t('alerts.heading')}${format.colon} ${page.place.name}`,
                href: warningsAtomHref({ place: located.place.slug }, language),
              },
            }),
      },
    },
    { status: isUnknown ? 404 : 200 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.page.structured ? [{ 'script:ld+json': loaderData.page.structured }] : []

export const handle = {
  FirstScreen: ({ page }: { page: WeatherPageView & { location: LocationView } }) => (
    <WeatherFirstScreen page={page} heading={<LocationHeading location={page.location} />} />
  ),
} satisfies PageHandle

export default function LocationPage({ loaderData: { page } }: Route.ComponentProps) {
  const { winter } = page.location
  const isCredited = page.credits.sources.some(
    ({ attribution }) => attribution === page.heights?.source.attribution,
  )
  return (
    <WeatherPage page={page} opening={winter && <WinterBlock winter={winter} />}>
      {page.dry && <DryLine dry={page.dry} />}
      {page.heights && <HeightProfileTable heights={page.heights} isCredited={isCredited} />}
      <NearbyPlaces location={page.location} height={page.place.height} />
    </WeatherPage>
  )
}
