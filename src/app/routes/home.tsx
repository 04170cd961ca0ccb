import { placeQuery } from '../../domain/address/query.ts'
import { LatePlacesStrip } from '../features/kept/late-places-strip.tsx'
import type { WeatherPageView } from '../features/place-weather/weather-page.server.ts'
import { weatherPage } from '../features/place-weather/weather-page.server.ts'
import { WeatherFirstScreen, WeatherPage } from '../features/place-weather/weather-page.tsx'
import { translateFor } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import type { PageHandle } from '../page/page-handle.ts'
import { previewOfPlace, sharedPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/home'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const t = translateFor(visit.language)
  const requested = placeQuery.read(args.url.search).place
  const place = chosenPlace(requested, visit)
  const { page, warning, description, isKeyMissing } = await weatherPage(place, visit)
  return {
    page,
    sky: page.sky,
    warning,
    meta: {
      title: t('meta.homeTitle', {
        app: t('common.appTitle'),
        subtitle: t('common.subtitle'),
        place: page.place.name,
      }),
      description,
      noindex: isKeyMissing,
      ...previewOfPlace(visit.language, place),
      ...sharedPlace('', place, requested),
    },
  }
}

export const handle = {
  FirstScreen: ({ page }: { page: WeatherPageView }) => <WeatherFirstScreen page={page} />,
} satisfies PageHandle

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LatePlacesStrip shown={loaderData.page.place.slug} />
      <WeatherPage page={loaderData.page} />
    </>
  )
}
