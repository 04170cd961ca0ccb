import fc from 'fast-check'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const hostileTexts = [
  '',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u0000\u001b[31m\r\nlevel=error forged=1',
  '\u202egnp.exe',
  '\ud800',
  'NaN',
  '__proto__',
  '%s%n{{7*7}}',
  'a'.repeat(5000),
  '9'.repeat(400),
]
const absurdNumbers = [0, -1, 9999, -9999, 1e308, -1e308, 1e-320, 5, 253_402_300_800, 8.64e15, 2 ** 53]

const deep = (depth: number): Json => {
  let value: Json = 'bottom'
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { down: value }
  return value
}

const replacement: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined), // deleted
  fc.constant(null),
  fc.boolean(),
  fc.constantFrom(...absurdNumbers),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom<Json>([], {}, [[]], [null], { '1h': null }, { length: 1e9 }),
  fc.constantFrom(50, 5000).map(deep),
  fc.jsonValue() as fc.Arbitrary<Json>,
)

type Mutation = { steps: number[]; value: Json | undefined }

/** A good body after one to six of: deleted, null, wrong type, absurd number, hostile text, deep nesting. */
export function mutatedBody(good: unknown): fc.Arbitrary<unknown> {
  const mutation: fc.Arbitrary<Mutation> = fc.record({
    steps: fc.array(fc.nat(60), { maxLength: 5 }),
    value: replacement,
  })
  return fc.array(mutation, { minLength: 1, maxLength: 6 }).map((mutations) => {
    const root = { body: JSON.parse(JSON.stringify(good)) as Json }
    for (const { steps, value } of mutations) mutate(root, steps, value)
    return root.body
  })
}

/** Nested deeper than the platform's own writer goes, a body is a row of brackets. */
export function asJson(body: unknown): string {
  try {
    return JSON.stringify(body) ?? ''
  } catch {
    return '['.repeat(100_000)
  }
}

/** Walks down by the steps (each picks a member by its number) and replaces what is found there. */
function mutate(root: { body: Json }, steps: number[], value: Json | undefined): void {
  let parent: Record<string, Json> = root
  let name = 'body'
  for (const step of steps) {
    const next = parent[name]
    if (typeof next !== 'object' || next === null) break
    const names = Object.keys(next)
    if (names.length === 0) break
    parent = next as Record<string, Json>
    name = names[step % names.length] as string
  }
  if (value !== undefined) {
    Object.defineProperty(parent, name, { value, writable: true, enumerable: true, configurable: true })
  } else if (Array.isArray(parent)) {
    parent.splice(Number(name), 1)
  } else {
    delete parent[name]
  }
}

/** Paths of what JSON would lose or change without a word: NaN, infinities, undefined, functions. */
export function unsafeValues(value: unknown, path = '$'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([name, member]) => unsafeValues(member, `${path}.${name}`))
}
