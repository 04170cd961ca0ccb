import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contrast, readableOn } from '../../domain/contrast.ts'
import { type Identity, ownIdentity } from '../../domain/identity.ts'
import { type Language, languages } from '../../domain/language.ts'
import { pages } from '../../domain/pages.ts'
import { sanitisedSvg } from './sanitised-svg.ts'

const grounds = { light: '#ffffff', dark: '#0b131a' }
/** WCAG 2.2: of a mark, and of text in the colour. */
const markContrast = 3
const textContrast = 4.5
/** What the site cannot do without: where visitors arrive, and what the law asks for. */
const alwaysOn = [
  'home',
  'location',
  'search',
  'alerts',
  'setup',
  'contact',
  'privacy',
  'terms',
  'cookies',
  'ads',
  'accessibility',
  'about',
]
export const pagesThatMayBeOff = pages.map(({ id }) => id).filter((id) => !alwaysOn.includes(id))
const mostText = 4000

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{C}*$/u, 'one line of text is needed')
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))

/** In the environment; SITE_SUBTITLE_DE and the like besides. */
export const identityVariables = [
  'SITE_NAME',
  ...languages.map((language) => `SITE_SUBTITLE_${language.toUpperCase()}` as const),
  'SITE_LOGO',
  'SITE_ACCENT',
  'SITE_TEXTS',
  'SITE_LINKS',
  'HOME_PLACE',
  'DEFAULT_LANGUAGE',
  'FEATURED_PLACES',
  'PAGES_OFF',
] as const
export type IdentityVariable = (typeof identityVariables)[number]

export type IdentityProblem = { variable: IdentityVariable; problem: string }

/**
 * The site's identity, from the settings. A value that cannot be used is reported and left at the default: a slip in the name of the village is
 * no reason for its weather not to be shown.
 */
export function readIdentity(
  given: Partial<Record<IdentityVariable, string>>,
  isPlace: (slug: string) => boolean,
): { identity: Identity; problems: IdentityProblem[] } {
  const problems: IdentityProblem[] = []
  const identity = { ...ownIdentity }

  function take<Value>(
    variable: IdentityVariable,
    schema: z.ZodType<Value>,
    use: (value: Value) => void,
  ): void {
    const text = given[variable]
    if (text === undefined) return
    const result = schema.safeParse(text)
    if (result.success) use(result.data)
    else problems.push({ variable, problem: result.error.issues[0]?.message ?? 'cannot be used' })
  }
  const place = z.string().refine(isPlace, { error: ({ input }) => `no place has the address "${input}"` })

  take('SITE_NAME', words(40), (name) => {
    identity.name = name
  })
  for (const language of languages)
    take(`SITE_SUBTITLE_${language.toUpperCase() as Uppercase<Language>}`, words(80), (subtitle) => {
      identity.subtitles = { ...identity.subtitles, [language]: subtitle }
    })
  take('SITE_LOGO', z.string().transform(logoFrom), (logo) => {
    identity.logo = logo
  })
  take('SITE_ACCENT', accent, (colour) => {
    identity.accent = shadesOf(colour)
  })
  take(
    'SITE_TEXTS',
    z.string().refine((path) => isThere(path)?.isDirectory(), { error: 'there is no such folder' }),
    (folder) => {
      for (const kind of ['notice', 'legal'] as const)
        for (const language of languages) {
          const file = join(folder, `${kind}.${language}.md`)
          const text = isThere(file) ? readText(file) : ''
          if (text === null) problems.push({ variable: 'SITE_TEXTS', problem: `${file} cannot be read` })
          else if (text.length > mostText)
            problems.push({ variable: 'SITE_TEXTS', problem: `${file} is longer than ${mostText} letters` })
          else if (text !== '') {
            const field = kind === 'notice' ? 'notices' : 'legal'
            identity[field] = { ...identity[field], [language]: text }
          }
        }
    },
  )
  take('SITE_LINKS', links, (all) => {
    identity.links = all
  })
  take('HOME_PLACE', place, (slug) => {
    identity.homePlace = slug
  })
  take(
    'DEFAULT_LANGUAGE',
    z.enum(languages, { error: `one of ${languages.join(', ')} is needed` }),
    (language) => {
      identity.language = language
    },
  )
  take('FEATURED_PLACES', list.pipe(z.array(place).min(1).max(12)), (featured) => {
    identity.featured = featured
  })
  const page = z.string().refine((id) => pagesThatMayBeOff.some((one) => one === id), {
    error: ({ input }) =>
      `"${input}" is no page that can be switched off; these are: ${pagesThatMayBeOff.join(', ')}`,
  })
  take('PAGES_OFF', list.pipe(z.array(page)), (off) => {
    identity.pagesOff = off
  })
  return { identity, problems }
}

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false })

/** null: a folder, or not ours to read. */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

function logoFrom(file: string, context: z.RefinementCtx): string {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  if (!isThere(file)) return fail('there is no such file')
  const source = readText(file)
  if (source === null) return fail('it cannot be read')
  return sanitisedSvg(source) ?? fail('an SVG with a viewBox, of shapes alone and under 20 kB, is needed')
}

const accent = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour such as #005f73 is needed')
  .superRefine((colour, context) => {
    const found = contrast(colour, grounds.light)
    if (found < markContrast)
      context.addIssue({
        code: 'custom',
        message: `its contrast with white is ${found.toFixed(1)}, and ${markContrast} is needed`,
      })
  })

function shadesOf(colour: string): Identity['accent'] {
  const shades = (least: number) => ({
    light: readableOn(grounds.light, colour, least),
    dark: readableOn(grounds.dark, colour, least),
  })
  return { mark: shades(markContrast), text: shades(textContrast) }
}

/** "Gemeinde=https://www.thun.ch, Webcam=https://…" */
const links = z
  .string()
  .transform((text) =>
    text
      .split(/,\s*/)
      .map((one) => one.split(/=(.*)/s))
      .map(([label = '', href = '']) => [label, href]),
  )
  .pipe(
    z
      .array(
        z.tuple([
          words(40),
          z.url({ protocol: /^https?$/, error: 'each needs the form Label=https://address' }),
        ]),
      )
      .max(8),
  )
  .transform((pairs) => pairs.map(([label, href]) => ({ label, href })))
