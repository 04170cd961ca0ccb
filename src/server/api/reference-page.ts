import { html, raw } from 'hono/html'
import { type Schema, tableRows } from './reference-fields.ts'

type Parameter = {
  name: string
  in?: string
  required?: boolean
  description?: string
  schema?: { enum?: unknown[]; default?: unknown; type?: unknown; description?: string; example?: unknown }
  example?: unknown
}
type Operation = {
  summary?: string
  /** Where the path begins, if not under /api/v1. */
  servers?: { url: string }[]
  parameters?: Parameter[]
  responses: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>
}
export type Document = {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, unknown>
  components?: { schemas?: Record<string, unknown> }
}
/** A request that shows what an address answers, and its answer. */
export type Example = { address: string; answer: string }

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function operationsOf(document: Document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
      answer: operation.responses['200']?.content?.['application/json']?.schema,
    })),
  )
}

/** Addresses to take examples from: what anybody may read as JSON, with the examples of what they require. */
export function exampleAddresses(document: Document): string[] {
  return operationsOf(document)
    .filter(({ path, method, answer }) => method === 'get' && answer && !/^\/(key|push)/.test(path))
    .map(({ path, operation }) => {
      const required = (operation.parameters ?? []).filter((one) => one.required)
      const query = new URLSearchParams(
        required.map(({ name, example, schema }) => [name, text(example ?? schema?.example ?? '')]),
      )
      return query.size > 0 ? `${path}?${query}` : path
    })
}

/** The OpenAPI document as a page for people. */
export function referencePage(document: Document, examples: readonly Example[]) {
  const objects = Object.entries(document.components?.schemas ?? {})
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid; margin-top: 2rem; padding-top: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0 }
caption { text-align: left; font-weight: 600 }
code { font-size: .95em; overflow-wrap: anywhere }
pre { overflow-x: auto; max-height: 24rem; padding: .75rem; border: 1px solid; font-size: .85rem }
summary { cursor: pointer; padding: .5rem 0 }
</style>
</head>
<body>
<h1>${document.info.title} v${document.info.version}</h1>
<p>${document.info.description ?? ''}</p>
<p>Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Problems come as <code>application/problem+json</code>.
Answers are compressed and carry an ETag: send it back in <code>If-None-Match</code>, and an unchanged answer costs nothing.</p>
<p>Beside each instant, epoch milliseconds such as <code>startAt</code>, stands the same in ISO 8601, <code>startAtIso</code>.</p>
${operationsOf(document).map(({ path, method, operation, answer }) => {
  const example = examples.find(({ address }) => address.replace(/\?.*/, '') === path)
  return html`<section>
<h2><code>${method.toUpperCase()} ${operation.servers ? '' : '/api/v1'}${path}</code></h2>
<p>${operation.summary ?? ''}</p>
${operation.parameters?.length ? parameterTable(operation.parameters) : raw('')}
<table><caption>Responses</caption><tbody>${Object.entries(operation.responses).map(
    ([status, one]) => html`<tr><th scope="row">${status}</th><td>${one.description ?? ''}</td></tr>`,
  )}</tbody></table>
${answer ? html`<details><summary>Fields</summary>${fieldTable(answer)}</details>` : raw('')}
${
  example
    ? html`<details><summary>Example: <code>/api/v1${example.address}</code></summary><pre tabindex="0">${example.answer}</pre></details>`
    : raw('')
}
</section>`
})}
<section><h2>Objects</h2>${objects.map(
    ([name, schema]) =>
      html`<details id="${name}"><summary><code>${name}</code></summary>${fieldTable(schema as Schema)}</details>`,
  )}</section>
</body>
</html>`
}

function fieldTable(schema: Schema) {
  return html`<table><tbody>${tableRows(schema).map(
    ({ name, types, unit, description }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${types.map((type, at) => html`${at > 0 ? ' or ' : ''}${type.object ? html`<a href="#${type.object}">${type.text}</a>` : type.text}`)}${unit ? `, ${unit}` : ''}</td>
<td>${description}</td></tr>`,
  )}</tbody></table>`
}

function parameterTable(parameters: Parameter[]) {
  return html`<table><caption>Parameters</caption><tbody>${parameters.map(
    ({ name, required, description, schema }) => html`<tr>
<th scope="row"><code>${name}</code></th>
<td>${required ? 'required' : 'optional'}</td>
<td>${description ?? schema?.description ?? ''} ${schema?.enum ? `One of: ${schema.enum.join(', ')}.` : ''} ${
      schema?.default === undefined ? '' : `Default: ${String(schema.default)}.`
    }</td></tr>`,
  )}</tbody></table>`
}
