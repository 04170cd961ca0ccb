// The reference: a bare node:http server that sends the same bytes. Started by start-bare.ts with the files to send.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.argv[2] ?? '')
// As a list, which node:http writes fastest.
const headers: string[] = Object.entries(
  JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8')),
).flat() as string[]
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`listens on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
