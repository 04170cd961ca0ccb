// Runs one step of a check or test run: output is kept and shown only when the step fails.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, toolEnvironment } from './prepare.mjs'

export function runStep({ name, command, args, env = {} }) {
  const tool = command.includes('/') ? command : join(root, 'node_modules', '.bin', command)
  if (!existsSync(tool)) {
    console.log(`✗ ${name}: the tool “${command}” is missing. Run npm ci.`)
    return Promise.resolve({ ok: false, output: '' })
  }
  return new Promise((resolve) => {
    const startedAt = Date.now()
    const child = spawn(tool, args, {
      cwd: root,
      env: toolEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => keep(String(error)))
    child.on('close', (code) => {
      const ok = code === 0
      console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
      if (!ok) console.log(output)
      resolve({ ok, output })
    })
  })
}
