import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Clock } from '../../ports/platform.ts'
import type { Services } from '../../services/services.ts'
import type { Env, ReadClient } from '../http/client-address.ts'

/** A question has some hundred bytes. */
const longestBody = 64 * 1024

/** Model Context Protocol over streamable HTTP, without sessions: docs/mcp.md. */
export function mcpRoute(options: {
  services: () => Promise<Services>
  readClient: ReadClient
  publicOrigin: string
  clock: Clock
}) {
  const route = new Hono<Env>()
  route.use(
    cors({
      origin: '*',
      allowMethods: ['POST', 'OPTIONS'],
      allowHeaders: [
        'Content-Type',
        'Accept',
        'MCP-Protocol-Version',
        'Mcp-Session-Id',
        'Mcp-Method',
        'Mcp-Name',
      ],
      maxAge: 86_400,
    }),
  )
  route.all('/', async (c) => {
    // A library that few sites are ever asked for: fetched with the first question.
    const [{ createMcpHandler }, { weatherTools }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./tools.ts'),
    ])
    const client = options.readClient(c).network
    const handler = createMcpHandler(
      async () =>
        weatherTools({
          services: await options.services(),
          client,
          now: options.clock(),
          origin: options.publicOrigin,
        }),
      // Nothing here changes but the weather: there is nothing to listen to.
      { maxSubscriptions: 0, maxRequestBodySize: longestBody },
    )
    return handler.fetch(c.req.raw)
  })
  return route
}
