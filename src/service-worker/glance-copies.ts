import { NetworkFirst } from 'serwist'
import { limited } from './limits.ts'

/** The weather of saved places. A kept response says so: the app shows its age and that there is no connection. */
export const glances = new NetworkFirst({
  cacheName: 'glances',
  networkTimeoutSeconds: 5,
  // The worker's own request, when a place was saved, has other headers than the page's.
  matchOptions: { ignoreVary: true },
  plugins: [
    limited('glances'),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        if (!cachedResponse) return null
        const headers = new Headers(cachedResponse.headers)
        headers.set('Kept-Since', headers.get('Date') ?? '')
        return new Response(cachedResponse.body, { headers })
      },
    },
  ],
})
