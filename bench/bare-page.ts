/**
 * The reference for rendering home: a React Router page with home's very elements (those of its head too), attributes,
 * texts and data, but none of our code. Drawing and icon sprite are one string each, as they are with us.
 */
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
} from 'react-router'

type Nodes = ReturnType<typeof parseDocument>['children']

/** React wants styles as objects: "color:red;--x:1" is { color: "red", "--x": "1" }. */
const styleOf = (text: string) =>
  Object.fromEntries(text.split(';').map((rule) => rule.split(/:(.*)/s, 2) as [string, string]))

/** What a component of such a page would hold: everything known but the elements, which each render makes again. */
type Template = string | { name: string; props: Record<string, unknown>; children: Template[] }

function templatesOf(nodes: Nodes): Template[] {
  return nodes.flatMap((node, key): Template[] => {
    if (node.type === 'text') return [node.data]
    if (node.type !== 'tag') return []
    const { style, ...attributes }: Record<string, string> = node.attribs
    const props: Record<string, unknown> = {
      ...attributes,
      ...(style && { style: styleOf(style) }),
      key,
    }
    const isDrawing = node.name === 'svg' && ('data-drawing' in props || props.id === 'icon-sprite')
    if (!isDrawing) return [{ name: node.name, props, children: templatesOf(node.children) }]
    const __html = node.children.map(textOf).join('')
    return [{ name: node.name, props: { ...props, dangerouslySetInnerHTML: { __html } }, children: [] }]
  })
}

function elementsOf(templates: readonly Template[]): ReactNode[] {
  return templates.map((template) =>
    typeof template === 'string'
      ? template
      : createElement(template.name, template.props, ...elementsOf(template.children)),
  )
}

/** Written back as it was, attributes in their order. */
function textOf(node: Nodes[number]): string {
  if (node.type === 'text') return node.data
  if (node.type !== 'tag') return ''
  const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}="${value}"`)
  return `<${node.name}${attributes.join('')}>${node.children.map(textOf).join('')}</${node.name}>`
}

/** Home as it was rendered: its markup, and what its loader and the root's gave. */
export type Example = { html: string; data: unknown; rootData: unknown }

export type Content = { elements: number; makeHead: () => ReactNode[]; make: () => ReactNode }

export function contentOf(html: string): Content {
  const inside = (name: string) => {
    const text = new RegExp(`<${name}>([\\s\\S]*)</${name}>`).exec(html)?.[1] ?? ''
    const own = text.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    return templatesOf(parseDocument(own, { lowerCaseAttributeNames: false }).children)
  }
  const [head, body] = [inside('head'), inside('body')]
  return {
    elements: countOf(head) + countOf(body),
    makeHead: () => elementsOf(head),
    make: () => createElement('div', null, ...elementsOf(body)),
  }
}

function countOf(templates: readonly Template[]): number {
  return templates.reduce((sum, one) => sum + (typeof one === 'string' ? 0 : 1 + countOf(one.children)), 0)
}

const rootOf = (content: Content) => (): ReactNode =>
  createElement(
    'html',
    null,
    createElement('head', null, ...content.makeHead(), createElement(Meta), createElement(Links)),
    createElement(
      'body',
      null,
      createElement(Outlet),
      createElement(ScrollRestoration),
      createElement(Scripts),
    ),
  )

/** As React Router's own entry module does it. */
function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

/** The site's own route table, which React Router matches and prepares for every page: with two routes it would be faster. */
export function bareBuild(build: ServerBuild, content: Content, { data, rootData }: Example): ServerBuild {
  const modules: Record<string, NonNullable<ServerBuild['routes'][string]>['module']> = {
    root: { default: rootOf(content), loader: () => rootData },
    'routes/home': { default: content.make, loader: () => data },
  }
  const none = { default: () => null }
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    { ...route, module: modules[id] ?? none },
  ])
  return { ...build, entry: { module: { default: render } }, routes: Object.fromEntries(routes) }
}
