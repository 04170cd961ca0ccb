/**
 * Joins the server's 1,300 modules, those of its libraries and of the built app included, into the few files of build/node:
 * it then starts with half the work. What carries a binary or WebAssembly of its own stays in node_modules.
 */
import { copyFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'vite'

const programs = [
  'src/server/main.ts',
  'src/server/jobs/local-forecast-worker.ts',
  'src/server/previews/preview-worker.ts',
  'src/server/jobs/radar-worker.ts',
  'src/upstreams/meteoswiss-radar/odim-worker.ts',
]

await build({
  configFile: false,
  logLevel: 'warn',
  // React chooses its build by it.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'build/node',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        app: 'build/server/index.js',
        ...Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
      },
      // Neither removes what it takes for calls without effect: `decodeURIComponent` whose exception alone matters was one.
      // Names stay too: errors are logged with those of functions. Only blanks go, as the text of one function is sent to
      // browsers (before-hydration.ts).
      treeshake: false,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { compress: false, mangle: false, codegen: true },
      },
      // Directives for other bundlers than this one.
      checks: { moduleLevelDirective: false },
    },
  },
  ssr: { noExternal: true, external: ['@resvg/resvg-js', 'h5wasm', 'pg-native'] },
})

/** Read beside its module, which is in there. */
copyFileSync('src/reference/terrain/etopo1-alps.i16.gz', 'build/node/etopo1-alps.i16.gz')
