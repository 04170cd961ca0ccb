import { html, raw } from 'hono/html'

type Parameter = {
  name: string
  required?: boolean
  description?: string
  schema?: { enum?: unknown[]; default?: unknown; type?: unknown; description?: string }
}
type Operation = {
  summary?: string
  /** Where the path begins, if not under /api/v1. */
  servers?: { url: string }[]
  parameters?: Parameter[]
  responses: Record<string, { description?: string }>
}
type Document = {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, unknown>
}

/** The OpenAPI document as a page for people. */
export function referencePage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  )
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
caption { text-align: left }
code { font-size: .95em; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>${document.info.title} v${document.info.version}</h1>
<p>${document.info.description ?? ''}</p>
<p>Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Problems come as <code>application/problem+json</code>.</p>
${operations.map(
  ({ path, method, operation }) => html`<section>
<h2><code>${method.toUpperCase()} ${operation.servers ? '' : '/api/v1'}${path}</code></h2>
<p>${operation.summary ?? ''}</p>
${operation.parameters?.length ? parameterTable(operation.parameters) : raw('')}
<table><caption>Responses</caption><tbody>${Object.entries(operation.responses).map(
    ([status, answer]) => html`<tr><th scope="row">${status}</th><td>${answer.description ?? ''}</td></tr>`,
  )}</tbody></table>
</section>`,
)}
</body>
</html>`
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
