// Like with-node24.mjs, for files that start the built server: it is built first where sources changed.
import { ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
await ensureBuilt()
await import('./with-node24.mjs')
