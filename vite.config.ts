import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** The libraries every page needs travel as one file, which stays in caches while ours change. */
const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/
/** The shell, with what nearly every page uses besides: one file. */
const shell =
  /src[\\/]app[\\/](root|page[\\/]page-meta|browser[\\/]use-hydrated|design[\\/](section|states|tiles|marks|scene[\\/]scene)|features[\\/]ads[\\/](ad-rail|ad-slot))\.tsx?/
/** All a glance needs, before anything else is wanted. */
const glance =
  /src[\\/]app[\\/](entry\.client|startup[\\/](when-wanted|early-input|pressed-link)|browser[\\/](storage-keys|remembered|stored-language)|i18n[\\/]localised-path|features[\\/]places[\\/](startup-place|stored-place|position))\.ts|src[\\/]domain[\\/]language\.ts|vite[\\/]preload-helper/
/** Home, with what it shares with locations. */
const home = /src[\\/]app[\\/]routes[\\/]home\.tsx/

/**
 * Parts of React Router that are switched off here but that the bundler cannot know to be unused, 2.3 kB gzipped of every
 * visit: tracing, and finding routes one by one (`routeDiscovery` in react-router.config.ts). What is called answers as it
 * does when off; a name the library adds makes the build fail.
 */
const switchedOff: Record<string, string> = {
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => {}
    export let getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext`,
  'dom/ssr/fog-of-war': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => {}
    export const useFogOFWarDiscovery = () => {}
    export let URL_LIMIT, getManifestPath, getPartialManifest, getPathsWithAncestors, handleClientVersionMismatch`,
}
const withoutSwitchedOff: Plugin = {
  name: 'without-switched-off',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const [, part = ''] = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.*)\.js$/.exec(id) ?? []
    return switchedOff[part.replaceAll('\\', '/')] ?? null
  },
}

export default defineConfig({
  plugins: [withoutSwitchedOff, reactRouter()],
  // What the styles and the popovers use anyway; these browsers date from spring 2024.
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox125', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'glance', test: glance, priority: 3 },
                { name: 'react', test: libraries, priority: 2 },
                { name: 'root', test: shell, priority: 1 },
                { name: 'home', test: home },
              ],
            },
          },
        },
      },
    },
  },
})
