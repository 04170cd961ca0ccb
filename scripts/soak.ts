// `npm run soak`: what `npm test` does in a short form, at full length, one file after the other.
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'

const files = [
  'src/app/features/one-story.test.ts',
  'src/gazetteer/load-gazetteer.test.ts',
  'src/nowcast/nowcast.test.ts',
  'src/services/radar/one-story.test.ts',
  'src/storage/keys/sqlite-key-store.test.ts',
  'src/upstreams',
  'tests/server/behind-nginx.test.ts',
  'tests/server/costly-answers.test.ts',
  'tests/server/fair-shares.test.ts',
  'tests/server/hostile-input.test.ts',
  'tests/server/several-processes.test.ts',
  'tests/server/storage-trouble.test.ts',
  'tests/server/upstream-faults.test.ts',
]
/** Every page in every language and view, axe on each. */
const specs = ['consent', 'forecast', 'legal', 'precipitation.spec', 'seasonal']

const CHROMIUM_PATH = await findChromium()
const env = { ...process.env, SOAK: '1', ONE_STORY_FORECASTS: '50', CHROMIUM_PATH }
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env }).status === 0
const isSound = [
  run('vitest', 'run', '--no-file-parallelism', ...files),
  run('playwright', 'test', '--reporter=list', ...specs),
].every(Boolean)
process.exit(isSound ? 0 : 1)
