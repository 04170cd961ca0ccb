import {
  foot,
  grey,
  ink,
  margin,
  type PreviewSite,
  paper,
  placed,
  preview,
  previewSize,
  text,
  textLines,
} from './preview-parts.ts'
import { fitted } from './text-layout.ts'

export type RadarPreviewView = {
  title: string
  /** Of the image; null if there is none. */
  time: string | null
  date: string
  /** That it was measured, or is a forecast, or is missing. */
  kind: string
  /** Switzerland with the rain; null if the build has no base map. */
  map: { markup: string; width: number } | null
  foot: readonly string[]
}

const columnWidth = 312
const mapX = 408

/** One moment of the radar: the map, and in the margin column its time and whether that was measured. */
export function radarPreview(view: RadarPreviewView, site: PreviewSite): string {
  const title = fitted(view.title, { sizes: [44, 38, 34], width: columnWidth, most: 2 })
  const kind = fitted(view.kind, { sizes: [32, 28, 24], width: columnWidth, most: 4 })
  return preview(
    [
      `<rect width="${previewSize.width}" height="${previewSize.height}" fill="${paper}"/>`,
      view.map ? placed(view.map, { x: mapX, y: 0, width: previewSize.width - mapX }) : '',
      textLines(title, { x: margin, y: 98, weight: 600, fill: ink }),
      view.time ? text(view.time, { x: margin - 6, y: 288, size: 116, fill: ink }) : '',
      textLines(kind, { x: margin, y: view.time ? 350 : 230, weight: 600, fill: ink }),
      text(view.date, { x: margin, y: 506, size: 26, fill: grey }),
      foot(view.foot, ink, site),
    ].join(''),
  )
}
