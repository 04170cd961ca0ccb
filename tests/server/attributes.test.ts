import { expect, it } from 'vitest'
import { startServer } from '../support/server-process.ts'

const pages = [
  ...['/', '/location/bern', '/region/alpine', '/radar', '/alerts', '/forecast', '/forecast?day=1'],
  ...['/precipitation', '/seasonal', '/about', '/contact', '/terms', '/setup', '/search?q=bern', '/nowhere'],
]

it('no page gives an attribute a fraction as a number (docs/decisions/0020-attributes-as-text.md)', async () => {
  const server = await startServer({
    DEMO: '1',
    NODE_ENV: 'production',
    NODE_OPTIONS: '--import ./tests/support/fractional-attributes.ts',
  })
  const answers = await Promise.all(pages.map((path) => fetch(`${server.url}/en${path}`.replace(/\/$/, ''))))
  await Promise.all(answers.map((answer) => answer.text()))
  await server.stop()
  expect(answers.map(({ status }) => status)).toEqual(pages.map((path) => (path === '/nowhere' ? 404 : 200)))
  expect(server.output()).toContain('looking for fractions')
  expect(server.output()).not.toContain('a fraction as a number')
})
