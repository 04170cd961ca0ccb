import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/{architecture,server}/**/*.test.ts'],
    environment: 'node',
  },
})
