import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { serwist } from '@serwist/vite'
import { defineConfig } from 'vite'

/** The libraries every page needs travel as one file, which stays in caches while ours change. */
const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/

export default defineConfig({
  plugins: [
    reactRouter(),
    serwist({
      swSrc: 'src/service-worker/service-worker.ts',
      swDest: resolve('build/client/sw.js'),
      globDirectory: 'build/client',
      // Everything else is kept when it is used: a first visit fetches nothing twice.
      globPatterns: ['assets/wetterhorn-sans-*.woff2'],
      rollupFormat: 'iife',
    }),
  ],
  // What the styles and the popovers use anyway; these browsers date from spring 2024.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // Tells the server the built files of the texts (src/server/pages/built-app.ts).
    manifest: true,
  },
  environments: {
    // One function of it is sent to browsers as text (before-hydration.ts); errors are logged with the names of functions.
    ssr: {
      build: {
        rolldownOptions: {
          output: { minify: { compress: true, mangle: true, codegen: true }, keepNames: true },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: libraries, priority: 1 },
                // What several pages share: a file each would be forty requests. From three pages on, home makes 15
                // requests; from four on 20, for 2 kB less. Charts, the map's outline, form fields, results of the search,
                // arrows of the wind, the sources' names, copying, notifications and wishes stay apart: home has none.
                {
                  name: 'shared',
                  test: /src[\\/]app[\\/](?!forecast-kit|provenance[\\/](credit-text|missing)|design[\\/](chart|table|data-page|swiss-map|field|switch|option-list)|features[\\/]search[\\/](place-options|use-place-search)|features[\\/]notifications[\\/](tell-me|wish-path)|browser[\\/](push-subscription|segment-links|share-button|use-copy))/,
                  minShareCount: 3,
                },
                // Shared by two, of which home is one: a request less each, and a wrapping.
                {
                  name: 'shared',
                  test: /src[\\/](app[\\/](browser[\\/]own-reload|features[\\/](consent[\\/]consent-answers|notifications[\\/]notify-here))|domain[\\/]time[\\/]swiss-time)/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
