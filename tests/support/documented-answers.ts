import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { memoise } from '../../src/domain/memoise.ts'

type Schema = Record<string, unknown>
type Described = { content?: Record<string, { schema: Schema }> }
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>
  components: Schema
}

/** Checks answers against the OpenAPI document that the same server publishes; what is not described does not fit. */
export async function documentedAnswers(url: string) {
  const document: Document = await (await fetch(`${url}/api/v1/openapi.json`)).json()
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const components = closed(document.components)
  /** Most refusals are described alike. */
  const validator = memoise((schema: string) => ajv.compile({ ...JSON.parse(schema), components }))

  return {
    paths: Object.keys(document.paths),
    /** `path` as the document writes it. */
    async expectDocumented(answer: Response, path: string, method = 'get'): Promise<void> {
      const where = `${method} ${path} ${answer.status}`
      const described = document.paths[path]?.[method]?.responses[answer.status]
      expect(described, `${where} is not described`).toBeDefined()
      const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
      if (!described?.content) return expect(await answer.text(), where).toBe('')
      const content = described.content[type]
      expect(content, `${where} is not described as ${type}`).toBeDefined()
      if (!content || !/json$/.test(type)) return
      const isFitting = validator(JSON.stringify(closed(content.schema)))
      const fits = isFitting(await answer.json())
      expect(fits ? [] : isFitting.errors?.slice(0, 5), where).toEqual([])
    },
  }
}

/** The same schemas without room for properties they do not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)])
  const isOpen = 'properties' in schema && !('additionalProperties' in schema)
  return { ...Object.fromEntries(entries), ...(isOpen ? { additionalProperties: false } : {}) }
}
