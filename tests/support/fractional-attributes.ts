/** `node --import` this before the server: it writes a line for each attribute that is given a fraction as a number. */
import { createRequire } from 'node:module'

type Jsx = (type: unknown, props: Record<string, unknown>, key?: string) => unknown

// As CommonJS, before anybody imports it: importers get the functions that stand there at that moment.
const runtime: Record<string, Jsx> = createRequire(import.meta.url)('react/jsx-runtime')
const told = new Set<string>()

for (const name of ['jsx', 'jsxs']) {
  const make = runtime[name]
  if (!make) throw new Error(`react/jsx-runtime has no ${name}`)
  runtime[name] = (type, props, key) => {
    if (typeof type === 'string')
      for (const [attribute, value] of Object.entries(props)) {
        const what = `a fraction as a number: <${type} ${attribute}>`
        if (typeof value !== 'number' || Number.isInteger(value) || told.has(what)) continue
        told.add(what)
        console.log(what)
      }
    return make(type, props, key)
  }
}
console.log('looking for fractions')
