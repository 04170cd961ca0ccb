import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../../../tests/support/redis.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { createSharedWork } from './create-shared-work.ts'

describeWithRedis('work shared through a real Redis', () => {
  let server: RedisServer
  let redis: Redis
  let work: string
  const connections: Redis[] = []
  beforeAll(async () => {
    server = await startRedis()
    redis = await connect()
  })
  afterAll(async () => {
    for (const connection of connections) connection.disconnect()
    await server?.dispose()
  })
  beforeEach(() => {
    work = randomUUID()
  })

  async function connect(): Promise<Redis> {
    const connection = await connectRedis(server.url, { log: recordedLog() })
    connections.push(connection)
    return connection
  }
  const { signal } = new AbortController()
  /** As another process sees it, with the parts it received. */
  async function member() {
    const parts: unknown[] = []
    const shared = createSharedWork(await connect())
    return { parts, begin: () => shared.begin(work, signal, (part) => parts.push(part)) }
  }

  it('is done by one; the others wait and receive its parts', async () => {
    const [one, other] = [await member(), await member()]
    const turn = await one.begin()
    const waiting = other.begin()
    turn?.share('b', { name: 'second', bytes: new Uint8Array([1, 2]) })
    turn?.share('a', 'first')
    await turn?.end()
    expect(await waiting).toBeNull()
    expect(other.parts).toHaveLength(2)
    expect(other.parts).toEqual(
      expect.arrayContaining(['first', { name: 'second', bytes: new Uint8Array([1, 2]) }]),
    )
    expect(one.parts).toEqual([])
  })

  it('is left to its holder for longer than a busy machine keeps it from renewing', async () => {
    const turn = await (await member()).begin()
    expect(await redis.pttl(`wetterhorn:lease:work:${work}`)).toBeGreaterThan(5000)
    await turn?.end()
    expect(await redis.exists(`wetterhorn:lease:work:${work}`)).toBe(0)
  })

  it('goes on with what is there when its holder died', async () => {
    const [one, other] = [await member(), await member()]
    const turn = await one.begin()
    turn?.share('a', 'half of it')
    await expect.poll(() => redis.hlen(`wetterhorn:work:3:${work}:parts`)).toBe(1)
    // What Redis does by itself once nobody renews.
    await redis.del(`wetterhorn:lease:work:${work}`)
    const next = await other.begin()
    expect(next).not.toBeNull()
    expect(other.parts).toEqual(['half of it'])
    await next?.end()
  })

  it('forgets parts that newer ones replace', async () => {
    const turn = await (await member()).begin()
    turn?.share('old', 1)
    await expect.poll(() => redis.hlen(`wetterhorn:work:3:${work}:parts`)).toBe(1)
    turn?.share('new', 2)
    turn?.drop((name) => name === 'old')
    await turn?.end()
    const late = await member()
    expect(await late.begin()).toBeNull()
    expect(late.parts).toEqual([2])
  })
})
