// `npm run soak`: the long forms of all tests that have one (they import tests/support/soak.ts), and every browser test.
import { spawnSync } from 'node:child_process'
import { browserEnvironment } from './chromium.mjs'

const env = { ...process.env, SOAK: '1', ...(await browserEnvironment()) }
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env }).status === 0
const isSound = [
  run('vitest', 'related', '--run', '--no-file-parallelism', 'tests/support/soak.ts'),
  run('playwright', 'test', '--reporter=list'),
].every(Boolean)
process.exit(isSound ? 0 : 1)
