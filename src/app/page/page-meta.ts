/** Made by each page's loader, in the visitor's language, so that it is in the HTML before any script. */
export type PageMeta = {
  title: string
  description: string
  noindex?: boolean
  /** Path of the page this one is a copy of; null: it is no page of its own and names no address at all. */
  canonicalPath?: string | null
  /** Atom feed of the same content. */
  feed?: { title: string; href: string }
  /** Path of the picture that previews of a shared link show. */
  preview?: string
  /** What the picture shows, where it is not what the title says. */
  previewAlt?: string
  /** Path and query of what is shared, where the canonical page shows something else: one warning, one moment, one place. */
  sharedPath?: string
  /** oEmbed answer about this page. */
  oembedHref?: string
}
