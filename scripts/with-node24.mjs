// Runs a TypeScript file on Node 24 whatever Node npm itself runs on: `node scripts/with-node24.mjs FILE ARGS…`
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, node24, root, toolEnvironment } from './prepare.mjs'

ensureInstalled()
// Node keeps the files with their types stripped: doing that again costs every start a tenth of a second.
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled')
const env = toolEnvironment({ NODE_COMPILE_CACHE: compileCache })
const result = spawnSync(node24(), process.argv.slice(2), { stdio: 'inherit', env })
process.exit(result.status ?? 1)
