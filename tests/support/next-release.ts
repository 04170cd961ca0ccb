import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'

const isText = (name: string) => ['.js', '.mjs', '.css', '.json', '.txt'].includes(extname(name))
const packed = /\.(br|gz)$/

/**
 * A folder with the built site as a later release would have it: every asset has another name, and so has the release.
 * A server started in it has none of the former files.
 */
export function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-next-release-'))
  for (const name of ['node_modules', 'server.env', 'package.json'])
    symlinkSync(resolve(name), join(folder, name))
  mkdirSync(join(folder, 'build'))
  cpSync('build/data', join(folder, 'build/data'), { recursive: true })

  const assets = readdirSync('build/client/assets').filter((name) => !packed.test(name))
  const version = assets.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find((found) => found)
  if (!version) throw new Error('the build has no manifest of its routes')
  const names = assets.filter((name) => !name.includes(version))
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const later = (text: string) =>
    text.replaceAll(version, 'feedbeef').replace(anyName, (name) => {
      const ending = extname(name)
      return `${basename(name, ending)}_later${ending}`
    })

  for (const part of ['build/client', 'build/node', 'build/data'])
    for (const name of readdirSync(part, { recursive: true, encoding: 'utf8' })) {
      const file = join(part, name)
      if (packed.test(name) || extname(name) === '') continue
      const target = join(folder, later(file))
      mkdirSync(join(target, '..'), { recursive: true })
      if (isText(name)) writeFileSync(target, later(readFileSync(file, 'utf8')))
      else cpSync(file, target)
    }
  return folder
}
