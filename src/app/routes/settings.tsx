import { queryOf, texts } from '../../domain/address/query.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/settings'

const settingsQuery = queryOf({ deleted: texts })

export function loader(args: Route.LoaderArgs) {
  const { language } = visitOf(args)
  return {
    page: { isDeleted: settingsQuery.read(args.url.search).deleted.length > 0 },
    meta: { ...metaOf(language, 'settings'), noindex: true },
  }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData.page} />
}
