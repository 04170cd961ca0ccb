import { type Language, languages } from '../../domain/language.ts'
import { memoise } from '../../domain/memoise.ts'
import { listedPages, pageAt } from '../../domain/pages.ts'
import { regionIds } from '../../domain/place/place.ts'
import type { Pack, Packed } from '../http/packed-answer.ts'

const addressIn = (path: string, language: Language) =>
  path === '/' ? `/${language}` : `/${language}${path}`

/** A megabyte or so each: the protocol allows 50,000 addresses a file, of which each path makes four. */
const pathsPerFile = 500

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** /sitemap.xml, an index, and its parts /sitemap-1.xml and so on; each built at its first request and cached. */
export function createSitemap({
  origin,
  slugs,
  pagesOff,
  pack,
}: {
  origin: string
  slugs: () => Iterable<string>
  /** Ids of pages that the site does not offer. */
  pagesOff: readonly string[]
  pack: Pack
}) {
  let paths: string[] | null = null

  function allPaths(): string[] {
    paths ??= [
      ...listedPages.filter((path) => !pagesOff.includes(pageAt(path)?.id ?? '')),
      ...(pagesOff.includes('region') ? [] : regionIds.map((region) => `/region/${region}`)),
      ...[...slugs()].map((slug) => `/location/${slug}`),
    ]
    return paths
  }

  /** `part` counts from 1; 0 is the index. null: there is none. */
  return memoise((part: number): Promise<Packed> | null => {
    const parts = Math.ceil(allPaths().length / pathsPerFile)
    if (part > parts) return null
    return pack(part === 0 ? index(origin, parts) : urlSet(origin, ofPart(allPaths(), part)))
  })
}

const ofPart = (paths: string[], part: number) => paths.slice((part - 1) * pathsPerFile, part * pathsPerFile)

function index(origin: string, parts: number): string {
  const items = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${origin}/sitemap-${i + 1}.xml</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>`
}

function urlSet(origin: string, paths: string[]): string {
  const urls = paths.flatMap((path) => {
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
