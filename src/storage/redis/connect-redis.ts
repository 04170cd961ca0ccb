import { once } from 'node:events'
import { type Command, Redis } from 'ioredis'
import type { Log } from '../../ports/platform.ts'

/** No visitor waits longer than this for Redis, which answers in less than a millisecond when all is well. */
const commandTimeoutMs = 250
/** After an answer that did not come in time, Redis is left alone for so long. */
const pauseMs = 500
/** A connection that stays silent for so long while an answer is due is replaced. */
const silenceMs = 1_000
const firstConnectionMs = 1_000
const timedOut = 'Command timed out'

/**
 * A client that fails at once instead of waiting: while Redis is down or does not answer in time every command
 * rejects immediately, so that callers use their memory. It reconnects for ever.
 */
class PromptRedis extends Redis {
  #pausedUntil = 0
  #isAway = false
  readonly #log: Log

  constructor(url: string, log: Log) {
    super(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      socketTimeout: silenceMs,
      connectTimeout: firstConnectionMs,
      retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
    })
    this.#log = log
    this.on('error', (error: NodeJS.ErrnoException) => this.#noteTrouble(error.code ?? error.name))
    this.on('reconnecting', () => this.#noteTrouble('connection lost'))
    this.on('ready', () => this.#noteAnswer())
  }

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    // The handshake of a new connection is not held back: it is how Redis comes back.
    if (this.status === 'ready' && performance.now() < this.#pausedUntil) {
      command.reject(new Error('Redis did not answer in time'))
      return command.promise
    }
    const timer = setTimeout(() => this.#giveUp(command), commandTimeoutMs)
    command.promise
      .then(
        () => this.#noteAnswer(),
        (error: Error) => this.#noteRejection(error, command),
      )
      .finally(() => clearTimeout(timer))
    return super.sendCommand(command, stream)
  }

  /** After a busy moment of our own, timers come before answers that have long been there: those are read first. */
  #giveUp(command: Command): void {
    setImmediate(() => setImmediate(() => command.reject(new Error(timedOut))))
  }

  #noteRejection(error: Error, command: Command): void {
    if (error.message !== timedOut) return
    this.#pausedUntil = performance.now() + pauseMs
    this.#noteTrouble(`no answer to ${command.name}`)
  }

  #noteTrouble(reason: string): void {
    if (!this.#isAway) this.#log.warn({ reason }, 'Redis is away: working from memory')
    this.#isAway = true
  }

  #noteAnswer(): void {
    if (this.#isAway && this.status === 'ready') {
      this.#log.info({}, 'Redis is back')
      this.#isAway = false
    }
  }
}

/** Resolves when Redis is ready, or after a moment without it. The caller closes it with `disconnect()`. */
export async function connectRedis(url: string, { log }: { log: Log }): Promise<Redis> {
  const redis = new PromptRedis(url, log)
  const waiting = AbortSignal.timeout(firstConnectionMs)
  await Promise.all([redis.connect(), once(redis, 'ready', { signal: waiting })]).catch(() => undefined)
  return redis
}
