/**
 * A file less is a request less. The bundler leaves two kinds of small files beside those its groups make; both are
 * folded into a larger one here, after the build and before compression. Names keep their hashes: each covers the
 * names, and so the contents, of the files it imports.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `exported name → local name` of "a as b,c". */
function namesOf(list: string): [string, string][] {
  return list.split(',').map((one) => {
    const [local = '', exported = local] = one.trim().split(' as ')
    return [exported, local]
  })
}

const lastExports = /export\{([^}]*)\};?\s*$/

function exportsOf(name: string, code: string): string {
  const list = lastExports.exec(code)?.[1]
  if (list === undefined) throw new Error(`${name} does not end with its exports`)
  return list
}

const withExports = (code: string, list: readonly string[]) =>
  code.replace(lastExports, () => `export{${list.join(',')}};`)

/** By file name. */
type Files = Map<string, string>

/** A route gathered with others into one file leaves a file that only re-exports: the whole takes its name. */
export function mergeEntries(files: Files): Map<string, string> {
  const renamed = new Map<string, string>()
  for (const [entry, code] of files) {
    const [, reExports, whole] = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/.exec(code) ?? []
    const wholeCode = whole && files.get(whole)
    if (!reExports || !whole || !wholeCode) continue
    const own = exportsOf(whole, wholeCode)
    const locals = new Map(namesOf(own))
    const added = namesOf(reExports).map(([exported, name]) => {
      const local = locals.get(name)
      if (local === undefined) throw new Error(`${whole} does not export ${name}`)
      return `${local} as ${exported}`
    })
    files.set(entry, withExports(wholeCode, [own, ...added]))
    files.delete(whole)
    renamed.set(whole, entry)
  }
  return renamed
}

/** The bundler's own few lines move into the file that every page loads. */
export function inlineRuntime(files: Files): Map<string, string> {
  const names = [...files.keys()]
  const runtime = names.find((name) => name.startsWith('rolldown-runtime-'))
  const host = names.find((name) => name.startsWith('react-'))
  const code = files.get(runtime ?? '')
  if (!runtime || !host || code === undefined) return new Map()
  const given = namesOf(exportsOf(runtime, code))
  const from = new RegExp(`import\\{([^}]*)\\}from"\\./${runtime}";`)
  for (const [name, importing] of files) {
    files.set(
      name,
      importing.replace(from, (_, list: string) => {
        const wanted = namesOf(list)
        return name === host
          ? `const ${wanted.map(([local, exported]) => `${local}=runtime_${exported}`)};`
          : `import{${wanted.map(([local, exported]) => `runtime_${exported} as ${local}`)}}from"./${host}";`
      }),
    )
    files.set(name, importingOnce(files.get(name) ?? '', host))
  }
  const body = withExports(code, []).replace('export{};', '')
  const values = given.map(([exported, local]) => `${exported}:${local}`)
  const bindings = given.map(([exported]) => `${exported}:runtime_${exported}`)
  const hostCode = files.get(host) ?? ''
  const added = given.map(([exported]) => `runtime_${exported}`)
  files.set(
    host,
    `const{${bindings}}=(()=>{${body}return{${values}}})();${withExports(hostCode, [exportsOf(host, hostCode), ...added])}`,
  )
  files.delete(runtime)
  return new Map([[runtime, host]])
}

/** What a part loaded late is said to need, without what every page has had since its first script. */
export function withoutLoadedNeeds(code: string): string {
  const [whole, list = ''] = /m\.f=\[([^\]]*)\]/.exec(code) ?? []
  if (!whole) return code
  const needs = list.split(',')
  const wanted = [...new Set(needs)].filter((need) => !/assets\/(react|root)-[\w-]+\.(js|css)"/.test(need))
  return code
    .replace(whole, () => `m.f=[${wanted}]`)
    .replace(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_, indices: string) => {
      const own = new Set(indices.split(',').map((index) => wanted.indexOf(needs[Number(index)] ?? '')))
      return `__vite__mapDeps([${[...own].filter((index) => index >= 0)}])`
    })
}

/** Two imports from one file, one after the other, as one. */
const importingOnce = (code: string, from: string) =>
  code.replace(
    new RegExp(`(import\\{[^}]*)\\}(from"\\./${from}";)import\\{([^}]*\\})\\2`),
    (_, first: string, file: string, second: string) => `${first},${second}${file}`,
  )

/** `mentioning`: further files that name the assets. */
export function makeFewerFiles(folder: string, mentioning: readonly string[]): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const files: Files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const renamed = [...mergeEntries(files), ...inlineRuntime(files)]
  const rename = (code: string) =>
    renamed
      .reduce((text, [old, name]) => text.replaceAll(old, name), code)
      // React Router marks styles that leave with their page, lest they are shared. The shell's never leave, and
      // with the mark a part that is loaded late would fetch them again.
      .replace(/(assets\/root-[\w-]+\.css)#/g, '$1')
      // Nor need a route name what every page has had since its first script.
      .replace(/"imports":\[[^\]]*\]/g, (imports) =>
        imports.replace(/"\/assets\/(react|root)-[\w-]+\.js",?/g, '').replace(',]', ']'),
      )
      .replace(/("css":\["[^\]]*),"\/assets\/root-[\w-]+\.css"/g, '$1')
      // What a route has not, the router only asks whether it has.
      .replace(/"has\w+":false,/g, '')
  for (const [old] of renamed) rmSync(join(folder, old))
  for (const [name, code] of files) writeFileSync(join(folder, name), withoutLoadedNeeds(rename(code)))
  for (const file of mentioning) writeFileSync(file, rename(readFileSync(file, 'utf8')))
}
