import type { SeverityLevel } from '../../design/marks.tsx'
import {
  abroad,
  foot,
  glyph,
  grey,
  ink,
  margin,
  type PreviewSite,
  placed,
  preview,
  previewSize,
  text,
  textLines,
} from './preview-parts.ts'
import { fitted, textWidth } from './text-layout.ts'
import { severityColours } from './warning-band.ts'

export type WarningPreviewView = {
  level: SeverityLevel | null
  /** A shape on the 24-unit grid. */
  shape: string
  /** "Severe", or the heading of all warnings. */
  heading: string
  /** Whose level it is, in that scale's own terms. */
  scale: string | null
  /** The issuer's own words, or the country's state in a sentence. */
  title: string
  areas: string
  period: string
  /** Switzerland with the warned areas; null if the build has no base map. */
  map: { markup: string; width: number } | null
  foot: readonly string[]
}

const bandHeight = 112
const headingSize = 46
const mapX = 612

/** A warning in its level's colour, with the issuer's own words, the areas and the period. */
export function warningPreview(view: WarningPreviewView, site: PreviewSite): string {
  const { ground, on } = severityColours(view.level)
  const headingX = margin + 74
  const scaleX = headingX + textWidth(view.heading, headingSize) + 28
  const scale = fitted(view.scale ?? '', {
    sizes: [28, 24],
    width: previewSize.width - margin - scaleX,
    most: 2,
  })
  const width = mapX - margin - 16
  const title = fitted(view.title, { sizes: [52, 46, 40, 34], width, most: 4 })
  const titleY = bandHeight + 24 + title.size
  const areas = fitted(view.areas, { sizes: [28, 25], width, most: 2 })
  const areasY = titleY + (title.lines.length - 1) * title.size * 1.2 + 52
  const period = fitted(view.period, { sizes: [28, 25], width, most: 2 })
  const periodY = areasY + (view.areas ? areas.lines.length * areas.size * 1.2 + 8 : 0)
  return preview(
    [
      `<rect width="${previewSize.width}" height="${previewSize.height}" fill="${abroad}"/>`,
      view.map ? placed(view.map, { x: mapX, y: bandHeight + 8, width: previewSize.width - mapX }) : '',
      `<rect width="${previewSize.width}" height="${bandHeight}" fill="${ground}"/>`,
      glyph(view.shape, { x: margin, y: bandHeight / 2 - 27, size: 54, colour: on }),
      text(view.heading, { x: headingX, y: bandHeight / 2 + 16, size: headingSize, weight: 600, fill: on }),
      textLines(scale, { x: scaleX, y: bandHeight / 2 + (scale.lines.length > 1 ? -6 : 12), fill: on }),
      textLines(title, { x: margin, y: titleY, weight: 600, fill: ink }),
      textLines(areas, { x: margin, y: areasY, fill: grey }),
      textLines(period, { x: margin, y: periodY, weight: 600, fill: ink }),
      foot(view.foot, ink, site),
    ].join(''),
  )
}
