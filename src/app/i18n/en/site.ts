export { default as common } from './common.ts'
export { default as home } from './home.ts'
export { default as note } from './note.ts'
export { default as shell } from './shell.ts'

/** Of place names; most pages need none in the browser. */
export const phrases = () => import('../phrases/en.ts')

export const further = import.meta.glob<{ default: Record<string, string> }>([
  './*.ts',
  '!./{site,common,home,note,shell,legal,meta,offline,weather}.ts',
])
