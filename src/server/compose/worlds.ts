import type { Log } from '../../ports/platform.ts'
import { modeOf, type WatchedWeatherKey } from '../../services/operator/weather-key.ts'
import type { Mode } from '../../services/reading/modes.ts'

/** What is composed for a world. */
type Composed = {
  /** What works while nobody visits. */
  start(): void
  /** Another key of the same world. */
  wake(): void
  /** Nothing works on, and what it holds in memory is given back; resolves when what was under way has ended. */
  stop(): Promise<void>
}

/**
 * The real world and that of the demo, each composed when it is wanted, and given up when the other one is. The key
 * decides which of them is in use; nothing that belongs to one knows of the other.
 */
export function createWorlds<World extends Composed>(options: {
  compose: (mode: Mode) => Promise<World>
  weatherKey: Pick<WatchedWeatherKey, 'current' | 'watch'>
  log: Log
}) {
  const composed = new Map<Mode, Promise<World>>()
  let isStarted = false
  let running: Mode | null = null
  let switching = Promise.resolve()
  /** Of the worlds that were left. */
  let ending = Promise.resolve()

  function worldOf(mode: Mode): Promise<World> {
    const known = composed.get(mode)
    if (known) return known
    const world = options.compose(mode)
    composed.set(mode, world)
    // Tried again when it is wanted again.
    world.catch(() => composed.delete(mode))
    return world
  }

  async function follow(): Promise<void> {
    const mode = await modeOf(options.weatherKey)
    if (!isStarted || running === mode) return
    const world = await worldOf(mode)
    if (running !== null) {
      const before = await worldOf(running)
      composed.delete(running)
      ending = Promise.all([ending, before.stop()]).then(() => undefined)
    }
    running = mode
    world.start()
  }

  const followInTurn = () => {
    switching = switching.then(follow).catch((error) => {
      options.log.error({ error: String(error) }, 'the world of the key cannot be composed')
    })
    return switching
  }

  async function keyChanged(): Promise<void> {
    const before = running
    await followInTurn()
    if (before !== null && before === running) (await worldOf(before)).wake()
  }

  return {
    /** Of the key at this moment: to be asked for once per request or tick. */
    async inUse(): Promise<World> {
      const mode = await modeOf(options.weatherKey)
      if (!isStarted || running === mode) return worldOf(mode)
      await followInTurn()
      return worldOf(await modeOf(options.weatherKey))
    },
    start(): void {
      isStarted = true
      options.weatherKey.watch(() => void keyChanged())
      void followInTurn()
    },
    async stop(): Promise<void> {
      isStarted = false
      await switching
      await ending
      for (const world of await Promise.all(composed.values())) await world.stop()
    },
  }
}
