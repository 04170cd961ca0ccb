import { type RouteConfig, z } from '@hono/zod-openapi'
import { languages } from '../../domain/language.ts'
import { displayPictureSizes } from '../../page-contract/preview-contract.ts'
import { problems } from './api-routes.ts'

const image = {
  200: {
    description: '1200 × 630 pixels; the ETag changes with the content',
    content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } },
  },
  304: { description: 'Not modified' },
}
const slug = z
  .string()
  .openapi({ param: { name: 'slug', in: 'path' }, description: 'A slug or "lat,lon"', example: 'bern' })
const warning = z.string().openapi({
  param: { name: 'warning', in: 'path' },
  description: 'The anchor of a warning in force: what follows # in the feed’s links',
})
/** Their URLs are beside those of the pages, not under /api/v1: in the language of the address, else by Accept-Language. */
const servers = [
  { url: '/' },
  { url: '/{lang}', variables: { lang: { default: 'en' as const, enum: [...languages] } } },
]

/** Answered by previews/previews.ts. */
export const previewRoutes = [
  {
    method: 'get',
    path: '/location/{slug}.png',
    summary: 'The current weather of a place as an image; in German at /de/location/{slug}.png, and so on',
    servers,
    request: { params: z.object({ slug }) },
    responses: { ...image, ...problems(404, 429, 503) },
  },
  {
    method: 'get',
    path: '/display/{slug}.png',
    summary: 'The weather of a place for electronic paper: black, white and greys',
    servers,
    request: {
      params: z.object({ slug }),
      query: z.object({
        size: z
          .enum(displayPictureSizes)
          .optional()
          .openapi({ description: 'Size in pixels, 800x480 by default' }),
        shades: z.enum(['16', '2']).optional().openapi({
          description:
            'Number of grey levels including black and white, 4 bits or 1 bit per pixel; 16 by default',
        }),
        temperature: z.enum(['C', 'F']).optional(),
      }),
    },
    responses: {
      ...image,
      200: {
        ...image[200],
        description: 'An image of the requested size; the ETag changes with its content',
      },
      ...problems(404, 429, 503),
    },
  },
  {
    method: 'get',
    path: '/alerts.png',
    summary: 'All warnings in Switzerland as a map',
    servers,
    responses: { ...image, ...problems(429, 503) },
  },
  {
    method: 'get',
    path: '/alerts/{warning}.png',
    summary: 'One warning as an image, in its issuer’s own words',
    servers,
    request: { params: z.object({ warning }) },
    responses: { ...image, ...problems(404, 429, 503) },
  },
  {
    method: 'get',
    path: '/radar.png',
    summary: 'One moment of the rain radar as a map',
    servers,
    request: {
      query: z.object({
        t: z.string().optional().openapi({
          description: 'A time in the sequence; the newest measured one by default',
          example: '2026-11-16T10:35Z',
        }),
        place: z.string().max(200).optional().openapi({ description: 'A slug or "lat,lon" to mark' }),
      }),
    },
    responses: { ...image, ...problems(429, 503) },
  },
] satisfies RouteConfig[]
