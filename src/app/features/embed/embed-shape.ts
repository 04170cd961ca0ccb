import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { temperatureUnits, type Units } from '../../../domain/weather/shown-units.ts'
import { type WhereNeed, whereNeeds } from '../../../domain/where/where-needs.ts'

export const embedShapes = ['line', 'card', 'week', 'where'] as const
export type EmbedShape = (typeof embedShapes)[number]
export const embedThemes = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]
export const embedDays = ['next', 'today', 'tomorrow'] as const
/** Metric unless its address says °F: the reader's own settings do not apply on another site's page. */
export type EmbedLook = {
  shape: EmbedShape
  theme: EmbedTheme
  temperature: Units['temperature']
  /** What is looked for around the place, by the format that names others. */
  need: WhereNeed
  /** 'next': today as long as a trip is worth it, then tomorrow. */
  day: (typeof embedDays)[number]
}

/** In CSS pixels, with room for a flood named in two or three lines; narrower ones fit too. */
export const embedSizes: Record<EmbedShape, { width: number; height: number }> = {
  line: { width: 480, height: 144 },
  card: { width: 320, height: 272 },
  week: { width: 560, height: 276 },
  where: { width: 400, height: 380 },
}

export const embedQuery = queryOf({
  shape: oneOf(embedShapes),
  theme: oneOf(embedThemes),
  temperature: oneOf(temperatureUnits, 'C'),
  need: oneOf(whereNeeds, 'sun'),
  day: oneOf(embedDays, 'next'),
  place: text,
})

/** As the address says; anything else is the card in the theme of the reader's device. */
export function embedLook({
  shape,
  theme,
  temperature,
  need,
  day,
}: ReturnType<typeof embedQuery.read>): EmbedLook {
  return {
    shape: shape ?? 'card',
    theme: theme ?? 'auto',
    temperature,
    ...(shape === 'where' ? { need, day } : { need: 'sun', day: 'next' }),
  }
}

/** The element others put into their pages. Without scripts, so that it can do nothing there but show. */
export function embedCode(address: string, title: string, { shape }: EmbedLook): string {
  const { width, height } = embedSizes[shape]
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
