export const notFound = () =>
  new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
export const forbidden = () =>
  new Response('<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code></Error>', {
    status: 403,
    headers: { 'content-type': 'application/xml' },
  })

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

export function xml(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'max-age=0, private, must-revalidate' },
  })
}
