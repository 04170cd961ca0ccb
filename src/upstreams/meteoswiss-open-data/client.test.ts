import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { createOpenDataClient } from './client.ts'

const half = 'station_abbr;value\nBER;1\n'

async function clientOf(head: string) {
  const { origin } = await ownFaultyServer(({ socket }) =>
    socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n${head}\r\n${half}`),
  )
  return createOpenDataClient({ ...outsideAt(() => 0), provider: 'tables', baseUrl: origin, retries: 0 })
}

describe('a table', () => {
  it.each(['', 'Connection: close\r\n'])('without a marked end is refused (head %j)', async (head) => {
    const client = await clientOf(head)
    const refused = { failure: { provider: 'tables', kind: 'bad-answer' } }
    await expect(client.table('table.csv')).rejects.toMatchObject(refused)
    await expect(client.tableUnless(null, 'table.csv')).rejects.toMatchObject(refused)
  })

  it('with its length is read', async () => {
    const client = await clientOf(`Content-Length: ${half.length}\r\n`)
    expect(await client.table('table.csv')).toBe(half)
  })

  it('in chunks is read', async () => {
    const { origin } = await ownFaultyServer((_, response) => {
      response.write(half)
      response.end()
    })
    const client = createOpenDataClient({ ...outsideAt(() => 0), provider: 'tables', baseUrl: origin })
    expect(await client.table('table.csv')).toBe(half)
  })
})
