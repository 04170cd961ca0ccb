import { type Language, languages } from '../../domain/language.ts'
import { regionIds } from '../../domain/place/place.ts'

const pages = [
  '/',
  '/radar',
  '/alerts',
  '/forecast',
  '/precipitation',
  '/seasonal',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/ads',
]

const addressIn = (path: string, language: Language) =>
  path === '/' ? `/${language}` : `/${language}${path}`

/** The protocol allows 50,000 addresses a file; each path stands four times. */
const pathsPerFile = 10_000

function allPaths(slugs: Iterable<string>): string[] {
  return [
    ...pages,
    ...regionIds.map((region) => `/region/${region}`),
    ...[...slugs].map((slug) => `/location/${slug}`),
  ]
}

/** sitemap.xml is an index when one file would be too large; `part` counts from 1. */
export function sitemap(origin: string, slugs: Iterable<string>, part: number | null): string | null {
  const paths = allPaths(slugs)
  const files = Math.ceil(paths.length / pathsPerFile)
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (part === null && files > 1) {
    const items = Array.from(
      { length: files },
      (_, i) => `<sitemap><loc>${origin}/sitemap-${i + 1}.xml</loc></sitemap>`,
    )
    return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>`
  }
  const index = (part ?? 1) - 1
  if (index < 0 || index >= files) return null
  const urls = paths.slice(index * pathsPerFile, (index + 1) * pathsPerFile).flatMap((path) => {
    const alternates = [
      ...languages.map(
        (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${origin}${addressIn(path, one)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}"/>`,
    ].join('')
    return languages.map((one) => `<url><loc>${origin}${addressIn(path, one)}</loc>${alternates}</url>`)
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`
}

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /setup\nDisallow: /*/setup\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
