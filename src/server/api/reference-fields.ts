import { unitOf } from './quantities.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  description?: string
}
type FieldType = { text: string; object?: string }
type Row = { name: string; types: FieldType[]; unit: string | null; description: string }

const objectName = (schema: Schema) => schema.$ref?.split('/').at(-1)
const alternatives = (schema: Schema): Schema[] =>
  [schema.anyOf, schema.oneOf, schema.allOf].find(Boolean)?.flatMap(alternatives) ?? [schema]

/** The fields of an object, one a row; nested ones by their path. Objects with a name of their own are linked. */
export function tableRows(schema: Schema, path = '', unit: string | null = null): Row[] {
  return alternatives(schema).flatMap((one) => [
    ...Object.entries(one.properties ?? {}).flatMap(([name, field]) =>
      // What the introduction says of all instants.
      name.endsWith('Iso') ? [] : rowsOf(field, path ? `${path}.${name}` : name, unitOf(name) ?? unit),
    ),
    ...(one.items ? tableRows(one.items, `${path}[]`, unit) : []),
  ])
}

function rowsOf(field: Schema, name: string, unit: string | null): Row[] {
  const types = alternatives(field).flatMap(typesOf)
  const isNumber = types.some(({ text }) => /^(number|integer)/.test(text))
  const row = { name, types, unit: isNumber ? unit : null, description: descriptionOf(field) }
  return [row, ...tableRows(field, name, unit)]
}

const descriptionOf = (field: Schema): string =>
  field.description ?? alternatives(field).find((one) => one.description)?.description ?? ''

function typesOf(schema: Schema): FieldType[] {
  const object = objectName(schema)
  if (object) return [{ text: object, object }]
  if (schema.enum) return [{ text: schema.enum.map((one) => JSON.stringify(one)).join(' or ') }]
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }]
  if (schema.items) {
    return alternatives(schema.items)
      .flatMap(typesOf)
      .map((type) => ({ ...type, text: `list of ${type.text}` }))
  }
  return [schema.type ?? 'any'].flat().map((text) => ({ text }))
}
