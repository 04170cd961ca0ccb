import { useRevalidator } from 'react-router'
import { PageHeading } from '../design/section.tsx'
import { KeyBox } from '../features/key-box/key-box.tsx'
import { metaOf, translateFor } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page/page-meta.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/setup'

export async function loader(args: Route.LoaderArgs) {
  const { language, services } = visitOf(args)
  return {
    heading: translateFor(language)('meta.setupTitle'),
    isSet: (await services.weatherKey.current()) !== null,
    meta: { ...metaOf(language, 'meta.setupTitle', 'meta.setupDescription'), noindex: true },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function SetupPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap setup">
      <PageHeading title={loaderData.heading} lead={loaderData.meta.description} />
      <KeyBox isSet={loaderData.isSet} heading="h2" offersDemo onChange={() => void revalidate()} />
    </div>
  )
}
