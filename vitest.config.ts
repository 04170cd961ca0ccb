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
    // Generous: a busy machine is slow, not wrong. Nothing waits that long when all is well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A shared machine may stall in the middle of a test; a test that fails twice is a failure.
    retry: process.env.CI ? 1 : 0,
    // Tests that run side by side mostly wait: for a circuit to close, for a time to be over.
    maxConcurrency: 4,
  },
})
