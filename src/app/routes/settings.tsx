import { SettingsPage } from '../features/settings/settings-page.tsx'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/settings'

export function loader(args: Route.LoaderArgs) {
  const { language } = visitOf(args)
  return {
    page: { isDeleted: args.url.searchParams.has('deleted') },
    meta: { ...metaOf(language, 'settings'), noindex: true },
  }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData.page} />
}
