import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/{architecture,server}/**/*.test.ts'],
    environment: 'node',
    // Stylesheets are empty in tests; drawings read these as text.
    css: { include: [/\.css\?raw$/] },
    // One more than processors: server tests wait a third of their time, for processes and for limits to pass.
    maxWorkers: availableParallelism() + 1,
    // One process for many files: a new one for each took as long as most tests. Each test puts back what it changed.
    isolate: false,
    // For all, so that no test needs a limit of its own. They end what hangs: a starved machine is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Tests that run side by side mostly wait: for a circuit to close, for a time to be over.
    maxConcurrency: 4,
  },
})
