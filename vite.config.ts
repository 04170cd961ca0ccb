import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The libraries every page needs travel as one file, which stays in caches while ours change. */
const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/
/** The shell, with what nearly every page uses besides: one file. */
const shell =
  /src[\\/]app[\\/](root|page-meta|design[\\/](section|states|tiles|marks|scene[\\/]scene)|features[\\/]ads[\\/](ad-rail|ad-slot))\.tsx?/
/** Home, with what it shares with locations. */
const home = /src[\\/]app[\\/]routes[\\/]home\.tsx/

export default defineConfig({
  // Tailwind's own optimiser would unfold nested rules, which makes the styles a tenth larger.
  plugins: [tailwindcss({ optimize: false }), reactRouter()],
  // What the styles and the popovers use anyway; these browsers date from spring 2024.
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox125', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
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
