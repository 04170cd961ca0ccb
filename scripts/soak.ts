// `npm run soak`: what `npm test` does in a short form, at full length, one file after the other.
import { spawnSync } from 'node:child_process'

const files = [
  'src/app/features/one-story.test.ts',
  'src/storage/keys/sqlite-key-store.test.ts',
  'tests/server/costly-answers.test.ts',
  'tests/server/fair-shares.test.ts',
  'tests/server/hostile-input.test.ts',
  'tests/server/several-processes.test.ts',
  'tests/server/storage-trouble.test.ts',
  'tests/server/upstream-faults.test.ts',
]
const { status } = spawnSync('vitest', ['run', '--no-file-parallelism', ...files], {
  stdio: 'inherit',
  env: { ...process.env, SOAK: '1', ONE_STORY_FORECASTS: '50' },
})
process.exit(status ?? 1)
