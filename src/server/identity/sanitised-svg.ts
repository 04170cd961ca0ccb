import { Parser } from 'htmlparser2'
import { escapeXml } from '../../domain/texts/escape-xml.ts'

/** Shapes and their colours: nothing that runs, loads, links or reaches beyond the picture. */
const elements = new Set(
  'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath title'.split(
    ' ',
  ),
)
const attributes = new Set(
  `viewBox d cx cy r rx ry x y x1 x2 y1 y2 width height points transform fill fill-rule fill-opacity clip-rule clip-path stroke
  stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity opacity offset stop-color
  stop-opacity gradientUnits gradientTransform id`.split(/\s+/),
)
const mostBytes = 20_000

/** What is left of a drawing once everything but shapes is taken out; null: nothing that could be drawn. */
export function sanitisedSvg(source: string): string | null {
  if (Buffer.byteLength(source) > mostBytes) return null
  let svg = ''
  let viewBox: string | undefined
  let shapes = 0
  const open: { name: string; isKept: boolean }[] = []
  const isInside = () => open.every(({ isKept }) => isKept)
  const parser = new Parser(
    {
      onopentag(name, given) {
        const isKept = elements.has(name) && (name === 'svg') === (open.length === 0)
        open.push({ name, isKept })
        if (!isInside()) return
        const kept = Object.entries(given).filter(([key, value]) => attributes.has(key) && isHarmless(value))
        const shown = open.length === 1 ? kept.filter(([key]) => key === 'viewBox') : kept
        if (open.length === 1) viewBox = given.viewBox
        else if (name !== 'g' && name !== 'title') shapes++
        svg += `<${name}${shown.map(([key, value]) => ` ${key}="${escapeXml(named(key, value))}"`).join('')}>`
      },
      ontext(text) {
        if (isInside() && open.at(-1)?.name === 'title') svg += escapeXml(text)
      },
      onclosetag(name) {
        if (isInside() && open.length > 0) svg += `</${name}>`
        open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.write(source)
  parser.end()
  const isDrawn = svg.startsWith('<svg') && shapes > 0 && /^[\d.\s,-]+$/.test(viewBox ?? '')
  return isDrawn ? svg : null
}

/** The only addresses are those of gradients and clips of the drawing itself. */
const isHarmless = (value: string) => !/url\(|:|&|\\/i.test(value.replace(/url\(#[\w-]+\)/g, ''))

/** Ids of the drawing are none of the page's. */
function named(key: string, value: string): string {
  return key === 'id' ? `logo-${value}` : value.replace(/url\(#([\w-]+)\)/g, 'url(#logo-$1)')
}
