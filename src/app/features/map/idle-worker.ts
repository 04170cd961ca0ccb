/*
 * Stands in for MapLibre's worker, which parses tiles: the embedded base map and the radar have none, and the real one
 * is 147 kB of script. It replies to every message with nothing, so no caller waits.
 */
type Question = {
  id: string
  type: string
  origin: string
  targetMapId?: string | number
  sourceMapId?: string | number
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.type === '<response>' || data.type === '<cancel>') return
  postMessage({
    id: data.id,
    type: '<response>',
    origin: data.origin,
    targetMapId: data.sourceMapId,
    error: null,
    data: null,
  })
})
