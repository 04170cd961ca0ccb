// Runs a TypeScript file on Node 24 whatever Node npm itself runs on: `node scripts/with-node24.mjs FILE ARGS…`
import { spawnSync } from 'node:child_process'
import { ensureInstalled, node24, toolEnvironment } from './prepare.mjs'

ensureInstalled()
const result = spawnSync(node24(), process.argv.slice(2), { stdio: 'inherit', env: toolEnvironment() })
process.exit(result.status ?? 1)
