import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureLoader } from './picture-loader.ts'

let refused: number
let requests: string[]

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    if (refused-- > 0) throw new TypeError('Failed to fetch')
    return new Response('')
  })
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function loaderOf(urls: string[]) {
  const loaded: string[] = []
  const loader = createPictureLoader({
    has: (url) => loaded.includes(url),
    onPicture: (url) => loaded.push(url),
  })
  loader.want(urls)
  return { loader, loaded }
}

it('tries again by itself where every picture failed', async () => {
  refused = 2
  const { loaded } = loaderOf(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(loaded).toEqual(['a', 'b'])
})

it('tries less often the longer it fails, and not at all once it is stopped', async () => {
  refused = 1000
  const { loader } = loaderOf(['a'])
  await vi.advanceTimersByTimeAsync(60_000)
  const inFirstMinute = requests.length
  expect(inFirstMinute).toBeLessThan(6)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests.length - inFirstMinute).toBeGreaterThan(8)
  expect(requests.length - inFirstMinute).toBeLessThan(12)
  const untilNow = requests.length
  loader.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests.length).toBe(untilNow)
})
