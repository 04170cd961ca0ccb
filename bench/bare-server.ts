// The reference: a bare node:http server that sends the same bytes. Started by start-bare.ts with the file to send.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.argv[2] ?? '')
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': body.length,
}
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`listens on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
