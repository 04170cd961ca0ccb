import { SettingsPage } from '../features/settings/settings-page.tsx'
import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page/page-meta.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/settings'

export function loader(args: Route.LoaderArgs) {
  const { language } = visitOf(args)
  return {
    isDeleted: new URL(args.request.url).searchParams.has('deleted'),
    meta: { ...metaOf(language, 'meta.settingsTitle', 'meta.settingsDescription'), noindex: true },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage isDeleted={loaderData.isDeleted} />
}
