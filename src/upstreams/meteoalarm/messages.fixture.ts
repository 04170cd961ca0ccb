import { readFileSync } from 'node:fs'
import { parseXml } from '../xml/parse-xml.ts'
import { mapCapMessage } from './map.ts'
import { type AtomEntry, readAtomFeed, readCapMessage } from './schema.ts'

export const read = (name: string) =>
  parseXml(readFileSync(new URL(`./fixtures/${name}.xml`, import.meta.url), 'utf8'), 'test')
export const now = Date.parse('2026-07-14T12:06:00Z')
export const { entries } = readAtomFeed(read('atom'))
export const cap = mapCapMessage(readCapMessage(read('cap')))
export const [thunderstorm, heat] = entries as [AtomEntry, AtomEntry]

type InfoOf = { area: string | null; level: number; severity?: string; responseTypes?: string[] }
export const capOf = (...infos: InfoOf[]) => {
  const message = readCapMessage(read('cap'))
  const [english] = message.infos
  if (!english) throw new Error('fixture')
  return mapCapMessage({
    ...message,
    infos: infos.map(({ area, level, ...own }) => ({
      ...english,
      ...own,
      awarenessLevel: `${level}; colour; Word`,
      areas: area === null ? [] : [area],
    })),
  })
}
