// `npm start`: install what is missing, build when sources changed, run the server on Node 24.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, node24, root, serverEnvironment, toolEnvironment } from './prepare.mjs'

ensureInstalled()
await ensureBuilt()

const server = spawn(node24(), ['build/node/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment(), ...toolEnvironment() },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
