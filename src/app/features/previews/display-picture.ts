import { escapeXml } from '../../../domain/texts/escape-xml.ts'
import type { WeatherIconName } from '../../../domain/weather/weather-icon.ts'
import type { DisplayPictureSize, DisplayShades } from '../../../page-contract/preview-contract.ts'
import { glyphShapes, weatherShapes } from '../../design/icons/shapes.ts'
import { glyph, logoOf, type PreviewSite, text, textLines } from './preview-parts.ts'
import { fitted, textWidth } from './text-layout.ts'

export type DisplayPictureView = {
  place: string
  /** null without weather: then `message` says what is missing. */
  now: {
    icon: WeatherIconName
    temperature: string
    range: { max: string; min: string } | null
    headline: string
    rain: string | null
  } | null
  message: string | null
  hours: { label: string; icon: WeatherIconName; temperature: string; amount: string }[]
  days: { label: string; icon: WeatherIconName; max: string; min: string; amount: string }[]
  /** The gravest, with its level in words. */
  warning: string | null
  /** What is not known of warnings. */
  note: string | null
  /** Whose data, of when. */
  foot: string
}

const black = '#000'
const white = '#fff'
/** Black on panels of two shades. */
const grey = '#555'

/** Pictograms without colour: the darker the sky, the darker the cloud. */
const iconStyles = [
  '.icon{fill:none;stroke:#000;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}',
  '.icon-sun,.icon-moon,.icon-cloud,.icon-bolt{fill:#fff}',
  '.icon-cloud-back{fill:#bbb}',
  '.icon-cloud-dark{fill:#777}',
  '.icon-drop,.icon-hot,.icon-cool{fill:#000}',
].join('')

const gap = 20
const headHeight = 56
const bandHeight = 32
const footSize = 15

/** Where what stands; x and y are of the upper left. */
const layouts = {
  '800x480': {
    width: 800,
    height: 480,
    nowWidth: 392,
    hours: { y: 318, count: 8 },
    days: { x: 440, y: 62, width: 340, row: 41, count: 6 },
  },
  '600x800': {
    width: 600,
    height: 800,
    nowWidth: 560,
    hours: { y: 350, count: 7 },
    days: { x: gap, y: 474, width: 560, row: 42, count: 6 },
  },
} as const satisfies Record<DisplayPictureSize, object>

/** For electronic paper: one picture of a place in black, white and greys, without what only a screen can show. */
export function displayPicture(
  view: DisplayPictureView,
  { size, shades }: { size: DisplayPictureSize; shades: DisplayShades },
  site: PreviewSite,
): string {
  const { width, height, nowWidth, hours, days } = layouts[size]
  const brandWidth = textWidth(site.name, 20) + 44
  const name = fitted(view.place, {
    sizes: [38, 32, 26, 22],
    width: width - 3 * gap - brandWidth,
    most: 1,
  })
  const content = [
    `<rect width="${width}" height="${height}" fill="${white}"/><style>${iconStyles}</style>`,
    text(name.lines.join(''), { x: gap, y: 42, size: name.size, weight: 600, fill: black }),
    logoOf({ ...site, accent: null }, { x: width - gap - brandWidth, y: 16, colour: black }),
    text(site.name, { x: width - gap - brandWidth + 44, y: 40, size: 20, weight: 600, fill: black }),
    `<path d="M${gap} ${headHeight}H${width - gap}" stroke="${black}" stroke-width="2"/>`,
    view.now
      ? nowBlock(view.now, nowWidth)
      : textLines(fitted(view.message ?? '', { sizes: [28, 24], width: nowWidth, most: 4 }), {
          x: gap,
          y: 120,
          fill: black,
        }),
    ...view.hours
      .slice(0, hours.count)
      .map((hour, index) =>
        hourColumn(hour, { x: gap + ((width - 2 * gap) / hours.count) * (index + 0.5), y: hours.y }),
      ),
    ...view.days
      .slice(0, days.count)
      .map((day, index) => dayRow(day, { ...days, y: days.y + index * days.row })),
    warningLine(view, width, height - footSize - 7 - bandHeight),
    text(fitted(view.foot, { sizes: [footSize, 13], width: width - 2 * gap, most: 1 }).lines.join(''), {
      x: gap,
      y: height - 7,
      size: footSize,
      fill: grey,
    }),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" data-shades="${shades}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter Tight">${content}</svg>`
}

const icon = (name: WeatherIconName, x: number, y: number, side: number) =>
  `<g class="icon" transform="translate(${x} ${y}) scale(${side / 32})">${weatherShapes[name]}</g>`

/** Beginning, around or ending at x. */
function anchored(
  words: string,
  anchor: 'middle' | 'end',
  {
    x,
    y,
    size,
    weight = 500,
    fill = black,
  }: { x: number; y: number; size: number; weight?: number; fill?: string },
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(words)}</text>`
}

function nowBlock(
  { icon: name, temperature, range, headline, rain }: NonNullable<DisplayPictureView['now']>,
  width: number,
) {
  const sentence = fitted(headline, { sizes: [24, 21], width, most: 2 })
  const sentenceY = headHeight + 164
  const rainY = sentenceY + sentence.lines.length * Math.round(sentence.size * 1.2) + 2
  const rangeX = gap + 150
  return [
    icon(name, gap - 8, headHeight + 6, 132),
    text(`${temperature}°`, { x: gap + 146, y: headHeight + 100, size: 104, weight: 600, fill: black }),
    range
      ? [
          glyph(glyphShapes.up, { x: rangeX - 4, y: headHeight + 114, size: 26, colour: black }),
          text(range.max, { x: rangeX + 26, y: headHeight + 137, size: 28, weight: 600, fill: black }),
          glyph(glyphShapes.down, { x: rangeX + 90, y: headHeight + 114, size: 26, colour: black }),
          text(range.min, { x: rangeX + 120, y: headHeight + 137, size: 28, fill: black }),
        ].join('')
      : '',
    textLines(sentence, { x: gap, y: sentenceY, weight: 600, fill: black }),
    rain === null
      ? ''
      : textLines(fitted(rain, { sizes: [18, 17], width, most: 2 }), { x: gap, y: rainY, fill: black }),
  ].join('')
}

function hourColumn(
  { label, icon: name, temperature, amount }: DisplayPictureView['hours'][number],
  { x, y }: { x: number; y: number },
) {
  return [
    anchored(label, 'middle', { x, y: y + 14, size: 18 }),
    icon(name, x - 19, y + 17, 38),
    anchored(temperature, 'middle', { x, y: y + 77, size: 24, weight: 600 }),
    anchored(amount, 'middle', { x, y: y + 96, size: 16 }),
  ].join('')
}

function dayRow(
  { label, icon: name, max, min, amount }: DisplayPictureView['days'][number],
  { x, y, width, row }: { x: number; y: number; width: number; row: number },
): string {
  const baseline = y + row / 2 + 8
  const right = x + width
  const shown = fitted(label, { sizes: [22, 19, 17], width: width - 226, most: 1 })
  return [
    text(shown.lines.join(''), { x, y: baseline, size: shown.size, fill: black }),
    icon(name, right - 224, y + 2, row - 4),
    anchored(max, 'end', { x: right - 130, y: baseline, size: 24, weight: 600 }),
    anchored(min, 'end', { x: right - 80, y: baseline, size: 22 }),
    anchored(amount, 'end', { x: right, y: baseline, size: 17 }),
  ].join('')
}

/** White on black, as no colour tells how grave it is: the word does. */
function warningLine({ warning, note }: DisplayPictureView, width: number, y: number): string {
  const inner = width - 4 * gap
  if (!warning)
    return note === null
      ? ''
      : textLines(fitted(note, { sizes: [18, 16, 14], width: width - 2 * gap, most: 1 }), {
          x: gap,
          y: y + 23,
          fill: black,
        })
  const words = fitted(warning, { sizes: [20, 18, 16], width: inner, most: 1 })
  return [
    `<rect x="${gap}" y="${y}" width="${width - 2 * gap}" height="${bandHeight}" fill="${black}"/>`,
    textLines(words, { x: 2 * gap, y: y + 23, weight: 600, fill: white }),
  ].join('')
}
