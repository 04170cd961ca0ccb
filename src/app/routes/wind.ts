import { redirect } from 'react-router'
import { localisePath, splitPath } from '../i18n/localised-path.ts'
import type { Route } from './+types/wind'

/** Föhn and bise have become a part of the page of the mountains. */
export function loader({ url }: Route.LoaderArgs) {
  const { prefix } = splitPath(url.pathname)
  throw redirect(`${localisePath('/mountain', prefix)}#winds`, 301)
}
