// The static checks, in one list for `npm run check` and `npm test`.
export const checks = [
  { name: 'route types', command: 'react-router', args: ['typegen'], first: true },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'types of the pure layers', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.pure.json'] },
  { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
]
