// The static checks, in one list for `npm run check` and `npm test`.
/** The native compiler; the other one in node_modules is there for dependency-cruiser, which needs its API. */
const tsc = 'node_modules/typescript-native/bin/tsc'
/** Four checkers, its default, look at the same types four times: a third more of the processor, which others wait for. */
const oneChecker = ['--checkers', '1']

export const checks = [
  { name: 'route types', command: 'react-router', args: ['typegen'], first: true },
  { name: 'types', command: tsc, args: ['--noEmit', ...oneChecker] },
  { name: 'types of the pure layers', command: tsc, args: ['--noEmit', '-p', 'tsconfig.pure.json'] },
  {
    name: 'types of the service worker',
    command: tsc,
    args: ['--noEmit', '-p', 'tsconfig.service-worker.json'],
  },
  { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  // What only tests use is dead too, unless it is marked @internal or lives in a *.fixture.ts.
  {
    name: 'code that only tests use',
    command: 'knip',
    args: ['--no-progress', '--production', '--include', 'files,exports,types'],
  },
]
