import { globSync } from 'node:fs'
import { onPath } from '../on-path.ts'

const display = onPath('Xvfb')

export const firefoxPath = display && (onPath('firefox-esr') ?? onPath('firefox'))

export const webkitDriverPath = display && onPath('WebKitWebDriver')

/** Part of Debian's library package; its folder carries the machine's name. */
export const miniBrowserPath = globSync('/usr/lib{,/*}/webkit2gtk-4.1/MiniBrowser')[0]
