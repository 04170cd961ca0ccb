/** A table with its length, as every real one comes. */
export function tableAnswer(body: string | Uint8Array, headers: Record<string, string> = {}): Response {
  const bytes = Buffer.from(body)
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-length': String(bytes.length) },
  })
}
