import { connect, type Socket } from 'node:net'

/**
 * One connection with HTTP/1.1 as bytes: several requests at once (pipelining), whatever is in them. Answers
 * come with their status and their head; a connection the server closed is opened again.
 */
export function rawClient(port: number) {
  let socket: Socket | null = null
  let received = Buffer.alloc(0)
  let wake: (() => void) | null = null
  let isOpen = false

  function open(): Socket {
    received = Buffer.alloc(0)
    isOpen = true
    const opened = connect(port, '127.0.0.1')
    opened.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      wake?.()
    })
    const onEnd = () => {
      isOpen = false
      wake?.()
    }
    opened.on('error', onEnd).on('close', onEnd)
    return opened
  }

  const more = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      if (!isOpen) resolve()
    })

  /** null: the server closed the connection before a whole answer. */
  async function readAnswer(method: string): Promise<{ status: number; head: string } | null> {
    for (;;) {
      const end = received.indexOf('\r\n\r\n')
      if (end >= 0) {
        const head = received.subarray(0, end).toString('latin1')
        const status = Number(head.slice(9, 12))
        const hasBody = method !== 'HEAD' && status !== 204 && status !== 304
        const length = hasBody ? bodyEnd(head, end + 4) : end + 4
        if (length !== null) {
          received = received.subarray(length)
          if (/^connection: close/im.test(head)) isOpen = false
          return { status, head }
        }
      }
      if (!isOpen) return null
      await more()
    }
  }

  /** Where the answer ends; null while it has not arrived. */
  function bodyEnd(head: string, from: number): number | null {
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    if (length !== undefined) return received.length >= from + Number(length) ? from + Number(length) : null
    // Nothing said about a body: Node's own refusals, before the connection closes.
    if (!/^transfer-encoding/im.test(head)) return received.length
    const last = received.indexOf('0\r\n\r\n', from)
    return last < 0 ? null : last + 5
  }

  return {
    /** Answers in the order of the requests; after a close the rest is sent again. */
    async ask(
      requests: readonly { method: string; wire: string }[],
    ): Promise<{ status: number; head: string }[]> {
      const answers: { status: number; head: string }[] = []
      let failures = 0
      while (answers.length < requests.length) {
        const rest = requests.slice(answers.length)
        if (!socket || !isOpen) {
          socket?.destroy()
          socket = open()
        }
        socket.write(rest.map(({ wire }) => wire).join(''), 'latin1')
        for (const { method } of rest) {
          const answer = await readAnswer(method)
          if (!answer) break
          answers.push(answer)
          failures = 0
          if (!isOpen) break
        }
        if (answers.length < requests.length && isOpen) throw new Error('an answer is missing')
        if (++failures > 3) throw new Error(`no answer to ${JSON.stringify(rest[0]?.wire.slice(0, 300))}`)
      }
      return answers
    },
    close: () => socket?.destroy(),
  }
}
