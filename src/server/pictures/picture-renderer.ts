import { Worker } from 'node:worker_threads'
import { programFile } from '../../upstreams/program-file.ts'

/** Thrown if too many pictures wait already. */
export class PicturesBusyError extends Error {}

export type RenderPicture = (svg: string) => Promise<Buffer<ArrayBuffer>>

type Job = {
  svg: string
  resolve: (png: Buffer<ArrayBuffer>) => void
  reject: (reason: Error) => void
}

/** Some four seconds of work. */
const mostWaiting = 24
/** A picture takes a quarter of a second; anything this long hangs. */
const longestMs = 15_000
/** The thread ends, and its memory is freed, when no pictures are requested. */
const idleMs = 60_000

/**
 * SVG to PNG in a thread of its own, one after the other: drawing and compressing take a tenth of a second or more,
 * which would block the event loop. The thread starts with the first picture.
 */
export function createPictureRenderer(options: { script?: URL; longestMs?: number } = {}): RenderPicture {
  const script = options.script ?? programFile('../process/picture-worker.ts', import.meta.url)
  const waiting: Job[] = []
  let worker: Worker | null = null
  let running: Job | null = null
  let timer: NodeJS.Timeout | undefined

  function start(): Worker {
    // Without the server's environment, which holds secrets.
    const started = new Worker(script, { env: {} })
    started.unref()
    started.on('message', (png: Uint8Array<ArrayBuffer>) => {
      const job = running
      running = null
      job?.resolve(Buffer.from(png.buffer))
      next()
    })
    started.on('error', (error) => stop(started, error))
    started.on('exit', () => stop(started, new Error('the picture thread ended')))
    return started
  }

  /** Whatever went wrong, the next picture gets a fresh thread. */
  function stop(which: Worker, reason: Error): void {
    if (which !== worker) return
    worker = null
    void which.terminate()
    const job = running
    running = null
    job?.reject(reason)
    next()
  }

  function next(): void {
    clearTimeout(timer)
    running ??= waiting.shift() ?? null
    if (running) worker ??= start()
    if (!worker) return
    const current = worker
    const [ms, why] = running
      ? [options.longestMs ?? longestMs, 'the picture hung and was ended']
      : [idleMs, 'nobody wants pictures']
    timer = setTimeout(() => stop(current, new Error(why)), ms).unref()
    if (running) current.postMessage(running.svg)
  }

  return (svg) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new PicturesBusyError('too many pictures are wanted'))
      waiting.push({ svg, resolve, reject })
      if (!running) next()
    })
}
