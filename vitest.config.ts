import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/{architecture,server}/**/*.test.ts'],
    environment: 'node',
    // Generous: a busy machine is slow, not wrong. Nothing waits that long when all is well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One less than the cores, which is what Vitest takes, would leave a machine of two half idle: many tests wait.
    maxWorkers: '100%',
    // Tests that run side by side mostly wait: for a circuit to close, for a time to be over.
    maxConcurrency: 8,
  },
})
