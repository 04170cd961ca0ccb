import dataColours from '../../design/data-colours.css?raw'
import type { GlyphName } from '../../design/icons/icon.tsx'
import { rareGlyphShapes } from '../../design/icons/rare-shapes.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import { readPalette } from '../../design/read-palette.ts'
import { glyph, ink, margin, previewSize, text, textLines } from './preview-parts.ts'
import { fitted, textWidth } from './text-layout.ts'

const palette = readPalette(dataColours, false)

/** A level's colour and what is written on it; without a level it is a neutral grey. */
export function severityColours(level: number | null): { ground: string; on: string } {
  const named = (name: string) => (level === null ? undefined : palette[`severity-${level}${name}`])
  return { ground: named('') ?? '#e4e9ec', on: named('-on') ?? ink }
}

export const severityShape = (level: SeverityLevel | null) =>
  level === null ? rareGlyphShapes['severity-1'] : rareGlyphShapes[`severity-${level}`]

function shapeOf(name: GlyphName): string {
  const shapes: Partial<Record<GlyphName, string>> = rareGlyphShapes
  return shapes[name] ?? rareGlyphShapes['severity-1']
}

const bandHeight = 92
const size = 36

/** Over the preview, as over the site's pages: colour, shape, word, and the issuer's own title. */
export function warningBand(warning: {
  level: number | null
  glyph: GlyphName
  severity: string
  title: string
}): string {
  const { ground, on } = severityColours(warning.level)
  const severityX = margin + 62
  const titleX = severityX + textWidth(warning.severity, size) + 22
  const room = previewSize.width - margin - titleX
  const oneLine = fitted(warning.title, { sizes: [size, 31], width: room, most: 1 })
  const title =
    oneLine.lines.join(' ') === warning.title
      ? oneLine
      : fitted(warning.title, { sizes: [27], width: room, most: 2 })
  const y = bandHeight / 2 + 13
  return [
    `<rect width="${previewSize.width}" height="${bandHeight}" fill="${ground}"/>`,
    glyph(shapeOf(warning.glyph), { x: margin, y: bandHeight / 2 - 22, size: 44, colour: on }),
    text(warning.severity, { x: severityX, y, size, weight: 600, fill: on }),
    textLines(title, { x: titleX, y: title.lines.length > 1 ? y - 19 : y, fill: on }),
  ].join('')
}
