import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** A thread that does one job after the other. */
export type Thread<Job, Value> = {
  /** Transferred values no longer belong to the caller. */
  run(job: Job, transferred?: ArrayBuffer[]): Promise<Value>
  /** How many jobs wait. */
  waiting(): number
  /** Ends the thread, once it has answered, and with it its memory; the next job starts a new one. */
  rest(): Promise<void>
}

/** What it sends: that it has loaded, and to each job one answer. */
export type FromThread<Value> = { isReady: true } | { value: Value } | { why: string }

/**
 * For code that may take long, hang or bring its thread down. Then the thread is ended, and the next job gets a new one. It
 * starts with the first job, and ends after a while without any: a thread's memory is freed when it ends.
 */
export function createThread<Job, Value>(options: {
  script: URL
  longestMs: number
  /** Until it has loaded, which is no fault of the job's. */
  longestStartMs: number
  idleMs: number
  /** Whether to drop what libraries print. */
  isSilent?: boolean
}): Thread<Job, Value> {
  const inTurn = pLimit(1)
  let worker: Worker | null = null
  let isReady = false
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const { script, isSilent = false } = options
    // Without the server's environment, which holds secrets.
    const started = new Worker(script, { env: {}, stdout: isSilent, stderr: isSilent })
    if (isSilent) for (const printed of [started.stdout, started.stderr]) printed.resume()
    started.unref()
    return started
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const ended = worker?.terminate()
    worker = null
    isReady = false
    await ended
  }

  function ask(job: Job, transferred: ArrayBuffer[]): Promise<Value> {
    clearTimeout(idle)
    worker ??= start()
    const current = worker
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        current.off('message', onMessage).off('error', giveUp).off('exit', onExit)
        idle = setTimeout(stop, options.idleMs).unref()
      }
      const giveUp = (reason: Error) => {
        settle()
        void stop()
        reject(reason)
      }
      const onExit = () => giveUp(new Error('the thread ended'))
      const giveUpAfter = (ms: number) =>
        setTimeout(() => giveUp(new Error('the thread took too long and was ended')), ms)
      let timer = giveUpAfter(isReady ? options.longestMs : options.longestStartMs)
      const onMessage = (answer: FromThread<Value>) => {
        if ('isReady' in answer) {
          isReady = true
          clearTimeout(timer)
          timer = giveUpAfter(options.longestMs)
          return
        }
        settle()
        if ('value' in answer) resolve(answer.value)
        else reject(new Error(answer.why))
      }
      current.on('message', onMessage).on('error', giveUp).on('exit', onExit)
      current.postMessage(job, transferred)
    })
  }

  return {
    run: (job, transferred = []) => inTurn(() => ask(job, transferred)),
    waiting: () => inTurn.pendingCount,
    rest: () => inTurn(stop),
  }
}
