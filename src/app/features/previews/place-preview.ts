import { escapeXml } from '../../../domain/texts/escape-xml.ts'
import { glyphShapes } from '../../design/icons/shapes.ts'
import type { SceneView } from '../../design/scene/scene-view.ts'
import {
  foot,
  glyph,
  margin,
  type PreviewSite,
  preview,
  previewSize,
  text,
  textLines,
} from './preview-parts.ts'
import { sceneGround } from './scene-ground.ts'
import { fitted } from './text-layout.ts'
import { warningBand } from './warning-band.ts'

export type PlacePreviewView = {
  scene: SceneView
  place: string
  /** null without weather: then the sentence says what is missing. */
  temperature: string | null
  range: { max: string; min: string } | null
  sentence: string
  warning: Parameters<typeof warningBand>[0] | null
  /** What was measured or computed, when and by whom, and what is not known of warnings; three lines at most. */
  foot: readonly string[]
}

/** Of the sentence: the large icon of the scene is next to it. */
const columnWidth = 480

/** Under a warning's band everything is a little smaller. */
const layouts = {
  free: { nameY: 104, nameSizes: [76, 66, 56, 48], sentenceSizes: [38, 34, 30], figure: 240, figureY: 440 },
  banded: { nameY: 166, nameSizes: [64, 56, 48], sentenceSizes: [34, 30], figure: 196, figureY: 440 },
} as const

/** One place's weather now: its name, a large figure, one sentence, and the gravest warning over all of it. */
export function placePreview(view: PlacePreviewView, site: PreviewSite): string {
  const { markup, textColour: fill } = sceneGround(view.scene)
  const layout = layouts[view.warning ? 'banded' : 'free']
  const name = fitted(view.place, {
    sizes: layout.nameSizes,
    width: previewSize.width - 2 * margin,
    most: 1,
  })
  const sentence = fitted(view.sentence, { sizes: layout.sentenceSizes, width: columnWidth, most: 2 })
  return preview(
    [
      markup,
      text(name.lines.join(''), { x: margin, y: layout.nameY, size: name.size, weight: 600, fill }),
      textLines(sentence, { x: margin, y: layout.nameY + 16 + sentence.size, fill }),
      view.temperature === null ? '' : figure(view.temperature, layout.figure, layout.figureY, fill),
      view.range ? range(view.range, layout.figureY + 58, fill) : '',
      foot(view.foot, fill, site),
      view.warning ? warningBand(view.warning) : '',
    ].join(''),
  )
}

/** As the page's hero sets it. */
function figure(temperature: string, size: number, y: number, fill: string): string {
  const degree = `<tspan font-size="${size * 0.52}" dx="${size * 0.05}" dy="${size * -0.355}">°</tspan>`
  return `<text x="${margin - 0.04 * size}" y="${y}" font-size="${size}" font-weight="500" letter-spacing="${-0.048 * size}" fill="${fill}">${escapeXml(temperature)}${degree}</text>`
}

function range({ max, min }: { max: string; min: string }, y: number, fill: string): string {
  const column = (words: string, x: number, arrow: 'up' | 'down') =>
    glyph(glyphShapes[arrow], { x: x - 4, y: y - 29, size: 32, colour: fill }) +
    text(words, { x: x + 34, y, size: 38, fill })
  return column(max, margin, 'up') + column(min, margin + 136, 'down')
}
