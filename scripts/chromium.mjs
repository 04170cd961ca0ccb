// A Chromium for the browser tests: named in the environment, the system's, Playwright's own, else Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, root } from './prepare.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(':')) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
  }
  return null
}

async function ofPlaywright() {
  const { chromium } = await import(join(root, 'node_modules/@playwright/test/index.mjs'))
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : giveUp(`CHROMIUM_PATH is set, but there is no file ${named}`)
  const found = onPath(browsers) ?? (await ofPlaywright())
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium found: installing Debian’s package …')
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
    const installed = onPath(browsers)
    if (installed) return installed
  }
  return giveUp(
    'No Chromium found for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/**
 * The environment of the browser tests: where there is Debian's headless shell, most of them run in it, for a third less of
 * the processor. Notifications and installing need the whole browser.
 */
export async function browserEnvironment() {
  const whole = await findChromium()
  const shell = process.env.CHROMIUM_PATH ? null : onPath(['chromium-headless-shell'])
  return { CHROMIUM_PATH: shell ?? whole, WHOLE_CHROMIUM_PATH: whole }
}
