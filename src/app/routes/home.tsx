import { chosenPlace } from '../features/places/chosen-place.server.ts'
import { createFormat } from '../i18n/format.ts'
import { translateFor } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext)
  const { language, services } = visit
  const t = translateFor(language)
  const format = createFormat(language)
  const place = chosenPlace(request, visit)
  const weather = await services.getWeather(place.coordinates, language)
  const name = place.names[language]
  const current = weather.data?.current
  return {
    name,
    temperature: current ? `${format.degrees(current.temperatureC)}C` : null,
    description: current?.description ?? null,
    meta: {
      title: t('meta.homeTitle', { app: t('common.appTitle'), subtitle: t('common.subtitle'), place: name }),
      description: current
        ? t('meta.homeDescription', {
            place: name,
            temperature: `${format.degrees(current.temperatureC)}C`,
            description: current.description,
          })
        : t('meta.homeDescriptionPlain', { place: name }),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <h1>{loaderData.name}</h1>
      <p>{loaderData.temperature}</p>
      <p>{loaderData.description}</p>
    </section>
  )
}
