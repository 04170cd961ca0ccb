import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeWithRecordings, recordingPath } from '../../../tests/support/recordings.ts'
import { readComposite } from './composite.ts'
import { createRangedFile } from './ranged-file.ts'

describeWithRecordings('a composite as it was published, cut to Switzerland', () => {
  it('has the values that others read there, from a few pieces of the file', async () => {
    const file = readFileSync(
      recordingPath('opera/cirrus_dbzh_20241126T0100_fullgrid_masked_outside_switzerland.h5'),
    )
    let requests = 0
    const read = createRangedFile(
      async (from, length) => {
        requests++
        return { from, bytes: new Uint8Array(file.subarray(from, from + length)) }
      },
      { mostBytes: 1_000_000, mostRequests: 10 },
    )
    const window = { row: 2778, col: 1522, rows: 466, cols: 572 }
    const rates = await readComposite(read, Date.parse('2024-11-26T01:00:00Z'), window)
    const at = (row: number, col: number) => rates[(row - window.row) * window.cols + col - window.col]
    // Bern 30.0, Zürich 35.5, Genève 35.5, Basel 30.5 dBZ; Chur without echo, Milano outside of the cut.
    expect(at(2991, 1755)).toBeCloseTo(1.243, 3)
    expect(at(2946, 1839)).toBeCloseTo(2.743, 3)
    expect(at(3069, 1651)).toBeCloseTo(2.743, 3)
    expect(at(2924, 1768)).toBeCloseTo(1.336, 3)
    expect(at(3005, 1914)).toBe(0)
    expect(at(3159, 1886)).toBeNaN()
    expect(requests).toBeLessThan(10)
  })
})
