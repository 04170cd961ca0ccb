export { default as common } from './common.ts'
export { default as consent } from './consent.ts'
export { default as home } from './home.ts'
export { default as shell } from './shell.ts'
