/** `npm run soak`: what `npm test` does in a short form, at full length. */
import { spawnSync } from 'node:child_process'

const env = { ...process.env, ONE_STORY_FORECASTS: '50' }
const { status } = spawnSync('vitest', ['run', 'src/app/features/one-story.test.ts'], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
