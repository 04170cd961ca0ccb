import type { Identity } from '../../../domain/identity.ts'
import { escapeXml } from '../../../domain/texts/escape-xml.ts'
import { fitted, type Lines, textWidth } from './text-layout.ts'

/** What link previews expect: 1.91 to 1. */
export const previewSize = { width: 1200, height: 630 } as const
/** Of the text, left and right. */
export const margin = 64

export const ink = '#0d1920'
export const paper = '#fff'
/** Around the country on maps, as in src/app/features/map/map.css. */
export const abroad = '#f7f8f8'
export const grey = '#42515b'

type TextStyle = { x: number; y: number; size: number; fill: string; weight?: 500 | 600 }

export function text(words: string, { x, y, size, fill, weight = 500 }: TextStyle): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(words)}</text>`
}

/** One below the other. */
export function textLines({ lines, size }: Lines, { y, ...style }: Omit<TextStyle, 'size'>): string {
  const leading = Math.round(size * 1.2)
  return lines.map((line, index) => text(line, { ...style, size, y: y + index * leading })).join('')
}

/** A glyph of the site's 24-unit grid, drawn in lines. */
export function glyph(
  shape: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shape.replaceAll('currentColor', colour)}</g>`
}

/** As in src/app/shell/header.tsx. */
export const logoShape =
  'M0 31 9.5 17l3.5 2.5L23 3l7.5 12.5 2.5-2L40 31zM23 3l-2 9.5 3 5L19.5 27l8-9.5-3-5.5z'

export type PreviewSite = Pick<Identity, 'name' | 'logo' | 'accent'>

/** Left of the name, 30 units high. */
export function logoOf(
  { logo, accent }: PreviewSite,
  { x, y, colour }: { x: number; y: number; colour: string },
) {
  if (logo !== null)
    return logo.replace('<svg', `<svg x="${x}" y="${y}" width="40" height="32" fill="${colour}"`)
  return `<g transform="translate(${x} ${y})"><path fill="${colour}" fill-rule="evenodd" d="${logoShape}"/><circle fill="${accent?.mark.light ?? '#e2001a'}" cx="8.5" cy="7.5" r="4.2"/></g>`
}

const footY = 592
const footSize = 23
const nameSize = 30

/** What it is, whose and of when on the left, our name on the right: a preview is passed on without its page. */
export function foot(lines: readonly string[], colour: string, site: PreviewSite): string {
  const nameX = previewSize.width - margin - textWidth(site.name, nameSize)
  const room = nameX - 56 - 32 - margin
  const shown = lines.map((line) => fitted(line, { sizes: [footSize, 20], width: room, most: 1 }))
  return [
    ...shown.map(({ lines: [words = ''], size }, index) =>
      text(words, { x: margin, y: footY - (shown.length - 1 - index) * 30, size, fill: colour }),
    ),
    logoOf(site, { x: nameX - 52, y: footY - 29, colour }),
    text(site.name, { x: nameX, y: footY, size: nameSize, weight: 600, fill: colour }),
  ].join('')
}

export function preview(content: string): string {
  const { width, height } = previewSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter Tight">${content}</svg>`
}

/** A drawing of another size, scaled to this width. */
export function placed(
  drawn: { markup: string; width: number },
  { x, y, width }: { x: number; y: number; width: number },
): string {
  return `<g transform="translate(${x} ${y}) scale(${width / drawn.width})">${drawn.markup}</g>`
}
