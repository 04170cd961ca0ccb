import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { contrast } from '../../domain/contrast.ts'
import { ownIdentity } from '../../domain/identity.ts'
import { readIdentity } from './read-identity.ts'

const isPlace = (slug: string) => ['thun', 'spiez', 'zurich'].includes(slug)

it('is ours where nothing is set', () => {
  expect(readIdentity({}, isPlace)).toEqual({ identity: ownIdentity, problems: [] })
})

it('is the operator’s', () => {
  const folder = join(ownFolder(), 'texts')
  mkdirSync(folder)
  writeFileSync(join(folder, 'notice.de.md'), 'Seefest am **Samstag**\n')
  writeFileSync(join(folder, 'legal.fr.md'), 'La commune de Thoune.')
  const logo = join(folder, 'logo.svg')
  writeFileSync(logo, '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')
  const { identity, problems } = readIdentity(
    {
      SITE_NAME: 'Wetter Thun',
      SITE_SUBTITLE_DE: 'Das Wetter am See',
      SITE_LOGO: logo,
      SITE_ACCENT: '#005f73',
      SITE_TEXTS: folder,
      SITE_LINKS: 'Stadt Thun=https://www.thun.ch/?a=b, Webcam=https://cam.example',
      HOME_PLACE: 'thun',
      DEFAULT_LANGUAGE: 'de',
      FEATURED_PLACES: 'thun spiez',
      PAGES_OFF: 'pollen, water',
    },
    isPlace,
  )
  expect(problems).toEqual([])
  expect(identity).toMatchObject({
    name: 'Wetter Thun',
    subtitles: { de: 'Das Wetter am See' },
    logo: '<svg viewBox="0 0 9 9"><path d="M0 0h9"></path></svg>',
    homePlace: 'thun',
    language: 'de',
    featured: ['thun', 'spiez'],
    pagesOff: ['pollen', 'water'],
    notices: { de: 'Seefest am **Samstag**' },
    legal: { fr: 'La commune de Thoune.' },
    links: [
      { label: 'Stadt Thun', href: 'https://www.thun.ch/?a=b' },
      { label: 'Webcam', href: 'https://cam.example' },
    ],
  })
  const { mark, text } = identity.accent ?? {}
  expect(mark?.light).toBe('#005f73')
  expect(contrast(mark?.dark ?? '', '#0b131a')).toBeGreaterThanOrEqual(3)
  expect(contrast(text?.dark ?? '', '#0b131a')).toBeGreaterThanOrEqual(4.5)
})

it.each([
  ['SITE_NAME', 'two\nlines', 'one line of text is needed'],
  ['SITE_LOGO', '/nowhere/logo.svg', 'there is no such file'],
  ['SITE_LOGO', '/', 'it cannot be read'],
  ['SITE_ACCENT', 'teal', 'a colour such as #005f73 is needed'],
  ['SITE_ACCENT', '#ffee00', 'its contrast with white is 1.2, and 3 is needed'],
  ['SITE_TEXTS', '/nowhere', 'there is no such folder'],
  ['SITE_TEXTS', import.meta.filename, 'there is no such folder'],
  ['SITE_LINKS', 'Thun', 'each needs the form Label=https://address'],
  ['SITE_LINKS', 'Thun=javascript:alert(1)', 'each needs the form Label=https://address'],
  ['HOME_PLACE', 'atlantis', 'no place has the address "atlantis"'],
  ['DEFAULT_LANGUAGE', 'rm', 'one of en, de, fr, it is needed'],
  ['FEATURED_PLACES', 'thun,atlantis', 'no place has the address "atlantis"'],
  ['PAGES_OFF', 'alerts', /^"alerts" is no page that can be switched off/],
] as const)('%s=%s is named, and the rest holds', (variable, value, problem) => {
  const { identity, problems } = readIdentity({ SITE_NAME: 'Thun', [variable]: value }, isPlace)
  expect(problems).toEqual([{ variable, problem: expect.stringMatching(problem) }])
  expect({ ...identity, name: 'Wetterhorn' }).toEqual(ownIdentity)
})
