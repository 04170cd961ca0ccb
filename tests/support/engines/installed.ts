import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function onPath(name: string): string | undefined {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const display = onPath('Xvfb')

export const firefoxPath = display && (onPath('firefox-esr') ?? onPath('firefox'))

export const webkitDriverPath = display && onPath('WebKitWebDriver')

/** Part of Debian's library package; its folder carries the machine's name. */
export const miniBrowserPath = globSync('/usr/lib{,/*}/webkit2gtk-4.1/MiniBrowser')[0]
