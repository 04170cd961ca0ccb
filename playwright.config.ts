import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './tests/support/chromium-args.ts'
import { isSoak } from './tests/support/soak.ts'
import { withWebGl } from './tests/support/web-gl.ts'

const ofMaps = /(radar|radar-screens|radar-point|precipitation-map)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/browser',
  grepInvert: isSoak ? undefined : /@soak/,
  // Files side by side, their tests one after the other: what a file starts for itself is started once. Two more than
  // processors: a test waits a third of its time, for timers and for the other side.
  workers: availableParallelism() + 2,
  // A shared machine may stall in the middle of a test; a test that fails twice is a failure.
  retries: process.env.CI ? 1 : 0,
  // They end what hangs: a starved machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Maps first and side by side: drawn without a graphics card, they take longest.
  projects: [
    { name: 'maps', testMatch: ofMaps, fullyParallel: true, use: withWebGl },
    { name: 'pages', testIgnore: ofMaps },
  ],
  globalSetup: './tests/support/start-site.ts',
  outputDir: 'test-results/browser',
  use: {
    locale: 'en-CH',
    timezoneId: 'Europe/Zurich',
    // It would answer in place of the server, out of reach of a test's routes; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Drawn without a graphics card, a moving sky takes more of the processor than all else the page does.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumArgs, '--disable-gpu'],
    },
  },
})
