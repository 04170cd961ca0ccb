import { randomBytes, randomUUID } from 'node:crypto'
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
  /** As another process sees it, with the values it received. */
  async function member() {
    const values: unknown[] = []
    const shared = createSharedWork(await connect(), work)
    return { values, begin: () => shared.begin(signal, (value) => values.push(value)) }
  }
  const isThere = () => redis.exists(`wetterhorn:work:5:${work}:newest`)

  it('is done by one; the others wait and receive what came of it', async () => {
    const [one, other] = [await member(), await member()]
    const turn = await one.begin()
    const waiting = other.begin()
    const value = { frames: new Map([[5, new Uint8Array([1, 2])]]) }
    turn?.share(value)
    // What was shared is what it was then.
    value.frames.clear()
    await turn?.end()
    expect(await waiting).toBeNull()
    expect(other.values).toEqual([{ frames: new Map([[5, new Uint8Array([1, 2])]]) }])
    expect(one.values).toEqual([])
  })

  it('of several values the last one counts, for whoever comes late as well', async () => {
    const turn = await (await member()).begin()
    for (let value = 1; value <= 5; value++) turn?.share(value)
    await turn?.end()
    const late = await member()
    expect(await late.begin()).toBeNull()
    expect(late.values).toEqual([5])
    expect(await late.begin()).toBeNull()
    expect(late.values, 'passed on once').toEqual([5])
  })

  it('may be large, and leaves nothing of what it replaces', async () => {
    const noise = () => new Uint8Array(randomBytes(3_000_000))
    const [one, other] = [await member(), await member()]
    const newest = noise()
    const turn = await one.begin()
    turn?.share(noise())
    await expect.poll(isThere).toBe(1)
    turn?.share(newest)
    await turn?.end()
    await other.begin()
    expect(Buffer.from(other.values[0] as Uint8Array).equals(newest)).toBe(true)
    expect(await redis.keys(`wetterhorn:work:5:${work}:value:*`)).toHaveLength(1)
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
    turn?.share('half of it')
    await expect.poll(isThere).toBe(1)
    // What Redis does by itself once nobody renews.
    await redis.del(`wetterhorn:lease:work:${work}`)
    const next = await other.begin()
    expect(next).not.toBeNull()
    expect(other.values).toEqual(['half of it'])
    await next?.end()
  })

  it('starts again where the value is damaged', async () => {
    await redis.set(`wetterhorn:work:5:${work}:newest`, 'x')
    await redis.hset(`wetterhorn:work:5:${work}:value:x`, { 0: 'no bytes of ours' })
    const one = await member()
    const turn = await one.begin()
    expect(turn).not.toBeNull()
    expect(one.values).toEqual([])
    await turn?.end()
  })
})
