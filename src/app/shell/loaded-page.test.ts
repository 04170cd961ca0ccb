import type { Register, useLoaderData } from 'react-router'
import { expect, expectTypeOf, it } from 'vitest'
import { isLoadedPage, type LoadedPage } from './loaded-page.ts'

type Routes = Register extends { routeModules: infer Modules } ? Omit<Modules, 'root'> : never
/** A route with a component is a page, others give data or documents. */
type LoadedBy<Module> = Module extends { loader: infer Loader; default: unknown }
  ? ReturnType<typeof useLoaderData<Loader>>
  : LoadedPage
type Unlike = { [Id in keyof Routes]: LoadedBy<Routes[Id]> extends LoadedPage ? never : Id }[keyof Routes]

it('is what the loader of every page returns', () => {
  expectTypeOf<'routes/home'>().toExtend<keyof Routes>()
  expectTypeOf<Unlike>().toBeNever()
})

it('is told from what a loader that failed leaves, and from an error', () => {
  const meta = { title: '', description: '' }
  expect(isLoadedPage({ meta, page: null })).toBe(true)
  for (const other of [undefined, null, 'Not Found', {}, { meta }]) expect(isLoadedPage(other)).toBe(false)
})
