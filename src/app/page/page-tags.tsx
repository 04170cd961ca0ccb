import type { PageMeta } from './page-meta.ts'

/** What the page is, for search engines, feed readers and whoever shares it. */
export function PageTags({ meta }: { meta: PageMeta }) {
  const { title, description, noindex, feed, oembedHref } = meta
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Wetterhorn" />
      {feed && <link rel="alternate" type="application/atom+xml" {...feed} />}
      {oembedHref && <link rel="alternate" type="application/json+oembed" title={title} href={oembedHref} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}
