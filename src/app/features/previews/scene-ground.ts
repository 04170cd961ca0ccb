import { readPalette } from '../../design/read-palette.ts'
import { drawing } from '../../design/scene/drawing.ts'
import fallingStyles from '../../design/scene/falling.css?raw'
import sceneStyles from '../../design/scene/scene.css?raw'
import { isFalling, type SceneView, type Sky, skyAttributes } from '../../design/scene/scene-view.ts'
import skyStyles from '../../design/scene/skies.css?raw'
import { previewSize } from './preview-parts.ts'

/** Pixels per unit of the drawing: the summit stays below the place's name. */
const scale = 0.8
/** The summit, at x 1720 of the drawing, stands here. */
const summitX = 880
/** Cut off below the edge, as on the page. */
const sink = 16

const left = summitX - 1720 * scale
const top = previewSize.height + sink - 640 * scale

/** The page's hero without a browser: sky, massif, icon and what falls, in the colours of its stylesheets. */
export function sceneGround(view: SceneView): { markup: string; textColour: string } {
  const { 'data-sky': sky, 'data-light': light } = skyAttributes(view)
  const palette = readPalette(skyStyles, false, { sky, light })
  const colour = (name: string) => palette[name] ?? '#000'
  const isCrisp = light === 'night' || sky === 'thunderstorm'
  const { width, height } = previewSize
  const stops = (...list: [offset: number, colour: string, opacity?: number][]) =>
    list
      .map(
        ([offset, stop, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${stop}" stop-opacity="${opacity}"/>`,
      )
      .join('')
  const gradient = (id: string, content: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${content}</linearGradient>`
  const low = colour('sky-low')
  const end = isCrisp ? low : '#fff'
  const markup = [
    `<style>${sceneRules(colour)}</style>`,
    '<defs>',
    gradient('sky', stops([0, colour('sky-top')], [0.52, colour('sky-mid')], [0.84, low])),
    gradient('haze', stops([0.44, low, 0], [0.93, low])),
    gradient('fade', stops([0, end, 0], [0.38, end, 0.3], [0.72, end, 0.78], [0.97, end])),
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<g class="scene-${view.variant ?? 'weather'}" transform="translate(${left} ${top}) scale(${scale})">${drawing(view)}</g>`,
    `<rect y="${top}" width="${width}" height="${640 * scale}" fill="url(#haze)"/>`,
    `<rect y="${height * 0.62}" width="${width}" height="${height * 0.38}" fill="url(#fade)"/>`,
    isFalling(sky) ? falling(sky, sky === 'snow' ? '#fff' : colour('falling')) : '',
  ].join('')
  return { markup, textColour: colour('on-sky') }
}

/** The rules of scene.css that colour the drawing, with the palette's values. */
function sceneRules(colour: (name: string) => string): string {
  const rules = [
    ...sceneStyles.matchAll(/(?:^|\n)(\.scene-[^{}]+)\{([^{}]*(?:fill|stroke|opacity):[^{}]*)\}/g),
  ]
  return rules
    .map(([, selectors = '', body = '']) =>
      `${selectors}{${body}}`.replace(/var\(--([\w-]+)\)/g, (_, name) => colour(name)),
    )
    .join('')
    .replace(/\s+/g, ' ')
}

/** One tile of falling.css, repeated: its drops as the page shows them, standing still. */
function falling(sky: Sky, colour: string): string {
  const [, rule = ''] = fallingStyles.split(`[data-sky="${sky}"] {\n  --falling-tile`)
  const svg = decodeURIComponent(/url\("data:image\/svg\+xml,([^"]+)"/.exec(rule)?.[1] ?? '')
  const [, width, height, drops] = /width='(\d+)' height='(\d+)'>(.*)<\/svg>/.exec(svg) ?? []
  if (!drops) return ''
  return [
    `<defs><pattern id="drops" width="${width}" height="${height}" patternUnits="userSpaceOnUse" fill="${colour}">${drops.replaceAll("stroke='#000'", `stroke='${colour}'`)}</pattern>`,
    '<linearGradient id="clear" x1="0" y1="0" x2="1" y2="0"><stop offset=".44" stop-color="#000"/><stop offset=".62" stop-color="#fff"/></linearGradient>',
    '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset=".58" stop-color="#000" stop-opacity="0"/><stop offset=".84" stop-color="#000"/></linearGradient>',
    '<mask id="away"><rect width="1200" height="630" fill="url(#clear)"/><rect width="1200" height="630" fill="url(#ground)"/></mask></defs>',
    `<rect width="1200" height="630" fill="url(#drops)" opacity="${sky === 'snow' ? 0.6 : 0.3}" mask="url(#away)"/>`,
  ].join('')
}
