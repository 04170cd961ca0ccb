import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { startDisplay } from './display.ts'
import type { Engine } from './engine.ts'
import { miniBrowserPath, webkitDriverPath } from './installed.ts'

/** The protocol's numbers for keys without a character (W3C WebDriver, 17.4.2). */
const keyCodes = { ArrowDown: '\uE015', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** A page that does not answer for so long is frozen. */
const patienceMs = 30_000

/** WebKitGTK's small browser over plain WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const display = await startDisplay()
  const home = mkdtempSync(join(tmpdir(), 'wetterhorn-webkit-'))
  // Its tool bar does not get narrower than 447 px with the usual buttons.
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), '* { padding: 0; margin: 0; min-width: 0; font-size: 4px }')
  const port = await freePort()
  const driver = spawn(webkitDriverPath as string, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: home,
      GDK_BACKEND: 'x11',
      LANG: 'en_GB.UTF-8',
    },
    stdio: 'ignore',
  })
  process.once('exit', () => driver.kill())

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`WebKitWebDriver ${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  let session = ''
  const inSession = (method: string, path: string, body?: object) =>
    call(method, `/session/${session}${path}`, body)
  const pressKeys = (keys: readonly string[]) =>
    inSession('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })

  async function startBrowser() {
    const options = { binary: miniBrowserPath, args: ['--automation'] }
    const begun = await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    session = (begun as { sessionId: string }).sessionId
  }

  /** What the last page stored: a new browser for each test would take longer than most tests. */
  async function forget() {
    await engine.ask(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await inSession('DELETE', '/cookie')
    await engine.open('about:blank')
  }

  await eventually(() => call('GET', '/status'))
  const engine: Engine = {
    async begin({ width, height }) {
      if (session) await forget()
      else await startBrowser()
      const toolbar = await engine.ask(() => outerHeight - innerHeight)
      await inSession('POST', '/window/rect', { width, height: height + toolbar })
    },
    async open(url) {
      await inSession('POST', '/url', { url })
    },
    async back() {
      await inSession('POST', '/back', {})
    },
    async reload() {
      await inSession('POST', '/refresh', {})
    },
    ask: (question, ...args) =>
      inSession('POST', '/execute/sync', {
        script: `return (${question}).apply(null, arguments)`,
        args,
      }) as Promise<never>,
    async pressAt(x, y) {
      const at = { x: Math.round(x), y: Math.round(y) }
      await inSession('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async type(text) {
      await pressKeys([...text])
    },
    async pressKey(key) {
      await pressKeys([keyCodes[key]])
    },
    async end() {
      // A frozen page would not let go: the driver takes its browser with it.
      if (session) await inSession('DELETE', '').catch(() => undefined)
      driver.kill()
      display.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
  return engine
}
