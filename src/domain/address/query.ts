import { decoded } from './decoded.ts'

/** One parameter of a page's address: what its texts mean, of which there may be none, and how a value is written. */
export type Parameter<Value> = {
  read(given: readonly string[]): Value
  /** Nothing where it is as usual. */
  write(value: Value): readonly string[]
}

/** As it stands; null: not said. */
export const text: Parameter<string | null> = {
  read: ([first]) => first || null,
  write: (value) => (value ? [value] : []),
}

/** As often as it is given. */
export const texts: Parameter<readonly string[]> = { read: (given) => given, write: (values) => values }

/** "1". */
export const flag: Parameter<boolean> = {
  read: ([first]) => first === '1',
  write: (value) => (value ? ['1'] : []),
}

/** One of a few. What is not said, or is none of them, is as `usual`, which leaves no trace. */
export const oneOf = <const Choice extends string | number, const Usual extends Choice | null = null>(
  choices: readonly Choice[],
  usual: Usual = null as Usual,
): Parameter<Choice | Usual> => ({
  read: ([first]) => choices.find((choice) => String(choice) === first) ?? usual,
  write: (value) => (value === usual || value === null ? [] : [String(value)]),
})

/** As browsers read queries; escapes that make no text stand as they are. */
function pairsOf(search: string): [name: string, value: string][] {
  const parts = search.replace(/^\?/, '').split('&')
  return parts.filter(Boolean).map((pair) => {
    const [name = '', ...value] = pair.split('=').map((part) => unescaped(part.replaceAll('+', ' ')))
    return [name, value.join('=')]
  })
}
const unescaped = (text: string): string => decoded(text) ?? text
const escaped = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+')

type Table = Record<string, Parameter<unknown>>
type Values<Of extends Table> = { [Name in keyof Of]: ReturnType<Of[Name]['read']> }

/** All that a page reads from its address and writes into the address of another of its states, in this order. */
export function queryOf<Of extends Table>(table: Of) {
  const names = Object.keys(table)
  return {
    read(search: string | { toString(): string }): Values<Of> {
      const pairs = pairsOf(String(search))
      const given = (name: string) => pairs.flatMap(([one, value]) => (one === name ? [value] : []))
      return Object.fromEntries(names.map((name) => [name, table[name]?.read(given(name))])) as Values<Of>
    },
    /** "?day=…", or "" where everything is as usual. What is left out is as usual. */
    write(values: { [Name in keyof Of]?: Values<Of>[Name] | undefined }): string {
      const pairs = names.flatMap((name) =>
        values[name] === undefined
          ? []
          : (table[name]?.write(values[name]) ?? []).map((value) => `${name}=${escaped(value)}`),
      )
      return pairs.length > 0 ? `?${pairs.join('&')}` : ''
    },
  }
}

/** Of a page that asks for nothing else. */
export const placeQuery = queryOf({ place: text })
