import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // One file that stays in caches, instead of a question to the server on every page and before a tap.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
