import { fork } from 'node:child_process'
import type { Clock } from '../../ports/platform.ts'
import type { Config } from '../config.ts'

/** What every job needs to know of the server. */
export type ProcessContext = {
  config: Pick<Config, 'upstreams' | 'demoSeed' | 'logLevel' | 'childEnvironment'>
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
    })
    let reason: string | null = null
    const end = (why: string) => {
      reason ??= why
      child.kill('SIGKILL')
    }
    const timer = setTimeout(end, timeoutMs, 'the process hung and was ended').unref()
    const onAbort = () => end('the process is no longer wanted')
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    child.on('message', onMessage)
    child.on('error', (error) => end(error.message))
    child.on('exit', (code, killed) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      if (reason === null && code === 0) resolve()
      else reject(new Error(reason ?? `the process ended with ${code ?? killed}`))
    })
    child.send(job, (error) => {
      if (error) end(error.message)
    })
  })
}
