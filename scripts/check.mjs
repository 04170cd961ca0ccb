// `npm run check`: all static checks.
import { checks } from './checks.mjs'
import { ensureInstalled } from './prepare.mjs'
import { runStep } from './run-step.mjs'

ensureInstalled()
const results = []
for (const check of checks.filter((one) => one.first)) results.push(await runStep(check))
results.push(...(await Promise.all(checks.filter((one) => !one.first).map(runStep))))
const failed = results.filter((result) => !result.ok).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
