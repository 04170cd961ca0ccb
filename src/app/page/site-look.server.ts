import { ownIdentity, type Shades } from '../../domain/identity.ts'
import type { RequestContext } from '../../page-contract/page-contract.ts'
import type { SiteLook } from '../browser/root-data.ts'

/** What travels to the browser of the operator's own look: of a site without one nothing. */
export async function siteLookOf({ site, language, services }: RequestContext): Promise<{ site?: SiteLook }> {
  const { name, subtitles, logo, accent, notices, links, featured, pagesOff } = site.identity
  const notice = notices[language]
  const subtitle = subtitles[language]
  const look: SiteLook = {
    ...(name !== ownIdentity.name && { name }),
    ...(subtitle !== undefined && { subtitle }),
    ...(logo !== null && { hasLogo: true }),
    ...(accent && { colours: { '--red': shades(accent.mark), '--red-ink': shades(accent.text) } }),
    // With the Markdown parser, which few sites need.
    ...(notice && {
      notice: (await import('../features/legal/parse-legal-document.server.ts')).parseOwnText(notice),
    }),
    ...(links.length > 0 && { links }),
    ...(featured && {
      featured: featured.flatMap((slug) => {
        const place = services.findPlaces.resolve(slug)
        return place ? [{ slug, name: place.names[language] }] : []
      }),
    }),
    ...(pagesOff.length > 0 && { pagesOff }),
  }
  return Object.keys(look).length > 0 ? { site: look } : {}
}

const shades = ({ light, dark }: Shades) => `light-dark(${light}, ${dark})`
