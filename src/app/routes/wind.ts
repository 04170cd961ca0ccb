import { redirect } from 'react-router'
import { localisePath, splitPath } from '../i18n/localised-path.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/wind'

/** Föhn and bise have become a part of the page of the mountains. */
export function loader(args: Route.LoaderArgs) {
  visitOf(args)
  const { prefix } = splitPath(args.url.pathname)
  throw redirect(`${localisePath('/mountain', prefix)}#winds`, 301)
}
