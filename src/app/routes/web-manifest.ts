import { translateFor } from '../i18n/page-texts.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/web-manifest'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/app-icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Makes the site installable. One app in every language: its identity and start are the plain address. */
export function loader(args: Route.LoaderArgs) {
  const { language, site } = visitOf(args)
  const t = translateFor(language)
  const shortcut = (page: 'radar' | 'alerts' | 'places', url: string) =>
    site.identity.pagesOff.includes(page)
      ? []
      : [{ name: t(`shell.${page}`), url, icons: [icon(192, 'any')] }]
  const screenshot = (form: 'narrow' | 'wide', sizes: string) => ({
    src: `/app-screenshot-${form}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor: form,
    label: t('shell.weatherInPlace', { place: 'Zürich' }),
  })
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    name: t('common.appTitle'),
    short_name: t('common.appTitle'),
    description: t('common.subtitle'),
    lang: language,
    dir: 'ltr',
    categories: ['weather'],
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
    shortcuts: [
      shortcut('radar', '/radar'),
      shortcut('alerts', '/alerts'),
      shortcut('places', '/places'),
    ].flat(),
    screenshots: [screenshot('narrow', '780x1688'), screenshot('wide', '1440x900')],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
