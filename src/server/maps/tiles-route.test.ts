import { expect, it } from 'vitest'
import { greyPng } from '../../services/radar/grey-png.ts'
import { productCells, productGrid } from '../../services/radar/product-grid.ts'
import { tilesRoute } from './tiles-route.ts'

it('draws a tile once, whatever colours and options a client asks for', async () => {
  const picture = greyPng(productGrid.cols, productGrid.rows, new Uint8Array(productCells).fill(5))
  let drawn = 0
  const route = tilesRoute({
    services: async () => ({
      radar: {
        getManifest: async () => ({ data: null, failures: [] }),
        getPicture: async () => picture,
      },
    }),
    publicOrigin: 'https://site.example',
    costly: [
      async (_, next) => {
        drawn += 1
        await next()
      },
    ],
    clock: () => 0,
  })
  const tile = async (wish: string) =>
    (await route.request(`/v2/radar/${'a'.repeat(16)}/256/5/16/11/${wish}.png`)).arrayBuffer()
  const [first, second, third] = [await tile('2/1_1'), await tile('4/0_1'), await tile('255/1_0')]
  expect(drawn).toBe(1)
  expect(first.byteLength).toBeGreaterThan(100)
  expect([second, third]).toEqual([first, first])
})
