import { fork } from 'node:child_process'
import type { Clock } from '../../ports/platform.ts'
import type { Config } from '../config.ts'

/** What every job needs to know of the server. */
export type ProcessContext = {
  config: Pick<Config, 'addresses' | 'demoSeed' | 'logLevel' | 'childEnvironment'>
  clock: Clock
  userAgent: string
}
export type CommonJob = {
  demoSeed: number
  clockOffsetMs: number
  logLevel: Config['logLevel']
  userAgent: string
}

export function commonJob({ config, clock, userAgent }: ProcessContext): CommonJob {
  const { demoSeed, logLevel } = config
  return { demoSeed, logLevel, clockOffsetMs: clock() - Date.now(), userAgent }
}

/**
 * One job in a process of its own, whose memory is freed when it exits. Rejects where the process fails, hangs or is no
 * longer wanted; what it sent before counts.
 */
export function runInProcess<Message>(
  script: URL,
  options: {
    job: object
    onMessage: (message: Message) => void
    signal?: AbortSignal
    timeoutMs: number
    /** Minimal, without the server's secrets. */
    env: Record<string, string>
    execArgv: string[]
  },
): Promise<void> {
  const { job, onMessage, signal, timeoutMs, env, execArgv } = options
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      env,
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      signal,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    child.on('message', onMessage)
    child.on('error', (error) => {
      // One that is no longer wanted is over when it has ended, not before.
      if (!signal?.aborted || child.pid === undefined) reject(error)
    })
    child.on('exit', (code, killed) => {
      if (signal?.aborted) reject(new Error('the process is no longer wanted'))
      else if (child.killed) reject(new Error('the process hung and was ended'))
      else if (code !== 0) reject(new Error(`the process ended with ${code ?? killed}`))
      else resolve()
    })
    child.send(job)
  })
}
