import { once } from 'node:events'
import { type Command, Redis } from 'ioredis'
import { startDeadline } from '../../concurrency/start-deadline.ts'
import type { Log } from '../../ports/platform.ts'

/** No request waits longer for Redis, which normally responds in less than a millisecond. */
const commandTimeoutMs = 250
/** Pause after a timeout before Redis is used again. */
const pauseMs = 500
/** A connection without a response for this long is replaced. */
const silenceMs = 1_000
const firstConnectionMs = 1_000
const timedOut = 'Command timed out'

/**
 * A client that fails fast instead of waiting: while Redis is down or does not answer in time every command
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
    this.on('error', (error: NodeJS.ErrnoException) => this.#noteTrouble(reasonOf(error)))
    this.on('reconnecting', () => this.#noteTrouble('connection lost'))
    this.on('ready', () => this.#noteAnswer())
  }

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    // The handshake of a new connection is not held back: it is how Redis comes back.
    if (this.status === 'ready' && performance.now() < this.#pausedUntil) {
      command.reject(new Error('Redis did not answer in time'))
      return command.promise
    }
    const timer = startDeadline(() => command.reject(new Error(timedOut)), commandTimeoutMs)
    command.promise
      .then(
        () => this.#noteAnswer(),
        (error: Error) => this.#noteRejection(error, command),
      )
      .finally(() => clearTimeout(timer))
    return super.sendCommand(command, stream)
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

/** Of what Redis replies the code in front, such as WRONGPASS: the sentence behind it may repeat what was sent. */
function reasonOf({ code, name, message }: NodeJS.ErrnoException): string {
  const reply = name === 'ReplyError' ? /^[A-Z]+\b/.exec(message)?.[0] : undefined
  return code ?? reply ?? name
}

/** Resolves when Redis is ready, or after a moment without it. The caller closes it with `disconnect()`. */
export async function connectRedis(url: string, { log }: { log: Log }): Promise<Redis> {
  const redis = new PromptRedis(url, log)
  const waiting = AbortSignal.timeout(firstConnectionMs)
  await Promise.all([redis.connect(), once(redis, 'ready', { signal: waiting })]).catch(() => undefined)
  return redis
}
