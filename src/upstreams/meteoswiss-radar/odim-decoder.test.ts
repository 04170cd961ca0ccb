import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/support/soak.ts'
import { composeOdim } from './fixtures/compose-odim.ts'
import { createOdimDecoder } from './odim-decoder.ts'

const decoder = createOdimDecoder()
const cell = (row: number, col: number) => row * 710 + col

describe('createOdimDecoder', () => {
  it('reads rates, row by row from the north-west', async () => {
    const bytes = await composeOdim({
      valueAt: (row, col) =>
        row === 0 && col === 1 ? 2.5 : row === 639 && col === 709 ? 118 : row === 5 ? Number.NaN : 0,
    })
    const rate = await decoder.decode(bytes, 'RATE')
    expect(rate).toHaveLength(640 * 710)
    expect(rate[cell(0, 0)]).toBe(0)
    expect(rate[cell(0, 1)]).toBe(2.5)
    expect(rate[cell(639, 709)]).toBe(118)
    expect(rate[cell(5, 300)]).toBeNaN()
  })

  it('applies gain and offset, and knows no-data and undetected', async () => {
    const bytes = await composeOdim({
      what: { gain: 0.5, offset: 1, nodata: 255, undetect: 254 },
      valueAt: (_, col) => [255, 254, 4, -3, 9e9][col] ?? 0,
    })
    const rate = await decoder.decode(bytes, 'RATE')
    expect(rate[0]).toBeNaN()
    expect([rate[1], rate[2], rate[3]]).toEqual([0, 3, 0])
    expect(rate[4]).toBeNaN()
  })

  it('understands attributes and data written as 64-bit integers', async () => {
    const bytes = await composeOdim({
      what: { gain: 2, offset: 1, nodata: 255, undetect: 0 },
      type: '<q',
      valueAt: (_, col) => [255, 0, 4][col] ?? 0,
    })
    const rate = await decoder.decode(bytes, 'RATE')
    expect(rate[0]).toBeNaN()
    expect([rate[1], rate[2]]).toEqual([0, 9])
  })

  it.each([
    ['rates no rain reaches', {}, () => 500],
    ['negative rates', {}, () => -4],
    ['classes for rates', {}, (row: number, col: number) => 20 + ((row + col) % 40)],
    ['another gain', { gain: 100, offset: 0 }, (row: number) => (row < 100 ? 4 : 0)],
  ])('refuses a file that would give %s', async (_, what, valueAt) => {
    await expect(decoder.decode(await composeOdim({ what, valueAt }), 'RATE')).rejects.toThrow(
      'impossible values',
    )
  })

  it('goes by the documented values where the file says nothing', async () => {
    const rate = await decoder.decode(await composeOdim({ what: {}, valueAt: () => 1.5 }), 'RATE')
    expect(rate[0]).toBe(1.5)
  })

  it.each([
    ['another grid', { rows: 100, cols: 100 }],
    ['another quantity', { quantity: 'ACRR' }],
  ])('refuses %s', async (why, composite) => {
    await expect(decoder.decode(await composeOdim(composite), 'RATE')).rejects.toThrow(why)
  })

  it('reads sums, which know nothing detected as infinity, and takes no rates for them', async () => {
    const what = { gain: 1, offset: 0, nodata: Number.NaN, undetect: Number.POSITIVE_INFINITY }
    const valueAt = (_: number, col: number) => [Number.NaN, Number.POSITIVE_INFINITY, 12.34][col] ?? 0
    const sums = await decoder.decode(await composeOdim({ what, valueAt, quantity: 'ACRR' }), 'ACRR')
    expect(sums[0]).toBeNaN()
    expect(sums[1]).toBe(0)
    expect(sums[2]).toBeCloseTo(12.34, 5)
    await expect(decoder.decode(await composeOdim(), 'ACRR')).rejects.toThrow('another quantity')
  })

  describe('probabilities of hail', () => {
    const decodeHail = async (valueAt: (row: number, col: number) => number, texts = {}) =>
      decoder.decode(await composeOdim({ valueAt, quantity: 'POH', texts }), 'POH')
    const isHail = (row: number, col: number) => row >= 300 && row < 310 && col >= 300 && col < 320

    it.each([
      ['0', 0],
      ['no data', Number.NaN],
    ])('are fractions, read where %s stands for no hail, a faulty cell among them', async (_name, none) => {
      const hail = await decodeHail((row, col) =>
        isHail(row, col) ? (row === 300 && col < 310 ? 9e9 : 0.8) : none,
      )
      expect(hail[cell(305, 310)]).toBeCloseTo(80, 4)
      expect(hail[cell(300, 300)]).toBeNaN()
      expect(hail[cell(0, 0)]).toBe(none)
    })

    it('are fractions still where rounding or a faulty cell passes 1', async () => {
      const hail = await decodeHail((row, col) =>
        isHail(row, col) ? 1.000001 : row === 9 && col === 9 ? 90 : 0,
      )
      expect(hail[cell(305, 310)]).toBeCloseTo(100, 3)
      expect(hail[cell(9, 9)]).toBeNaN()
    })

    it.each([
      ['most values exceed 1', 80, {}],
      ['the file says so', 1, { unit: '%' }],
    ])('are per cent where %s', async (_name, value, texts) => {
      const hail = await decodeHail((row, col) => (isHail(row, col) ? value : 0), texts)
      expect(hail[cell(305, 310)]).toBe(value)
    })

    it('are refused where they cover the country', async () => {
      await expect(decodeHail((row) => (row < 300 ? 0.8 : Number.NaN))).rejects.toThrow('impossible values')
    })
  })

  it('refuses what is no HDF5, and half a file, and goes on', async () => {
    const good = await composeOdim({ valueAt: () => 3 })
    await expect(
      decoder.decode(new TextEncoder().encode('<Error>AccessDenied</Error>'), 'RATE'),
    ).rejects.toThrow()
    await expect(decoder.decode(new Uint8Array(0), 'RATE')).rejects.toThrow()
    await expect(decoder.decode(good.slice(0, good.length / 2), 'RATE')).rejects.toThrow()
    expect((await decoder.decode(good, 'RATE'))[7]).toBe(3)
  })

  it('rests once all is read, and reads on afterwards', async () => {
    const bytes = await composeOdim({ valueAt: () => 3 })
    const before = decoder.decode(bytes, 'RATE')
    const resting = decoder.rest()
    const after = decoder.decode(bytes, 'RATE')
    await resting
    expect((await before)[7]).toBe(3)
    expect((await after)[7]).toBe(3)
  })

  it('ends a reader that takes too long', async () => {
    const hasty = createOdimDecoder({ timeoutMs: 0 })
    await expect(hasty.decode(await composeOdim(), 'RATE')).rejects.toThrow('took too long')
  })

  it('any damage is an error or a full grid, and never the end of the reader', async () => {
    const intact = await composeOdim({ valueAt: (row, col) => (row * col) % 10 })
    const change = fc.tuple(fc.nat(intact.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
        const bytes = intact.slice()
        for (const [at, value] of changes) bytes[at] = value
        const outcome = await decoder.decode(bytes, 'RATE').catch((error: unknown) => error)
        if (!(outcome instanceof Error)) expect(outcome).toHaveLength(640 * 710)
      }),
      { numRuns: runs(60) },
    )
    expect((await decoder.decode(intact, 'RATE'))[cell(1, 1)]).toBe(1)
  })
})
