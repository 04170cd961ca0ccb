// One bench in a process of its own, for bench.ts: `fork('bench/one-bench.ts', [NAME])` sends its result.
import type { BenchResult } from './bench.ts'

const { run }: { run(): Promise<BenchResult> } = await import(`./${process.argv[2]}.ts`)
process.send?.(await run(), () => process.exit(0))
