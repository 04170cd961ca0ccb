// The whole build, on Node 24: data from npm packages, the site for server and browser, compressed assets.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

function run(command: string, ...args: string[]) {
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
}

run(process.execPath, 'node_modules/@react-router/dev/bin.cjs', 'build')
run(process.execPath, 'scripts/build-server.ts')
run(process.execPath, 'scripts/build-gazetteer.ts')
run(process.execPath, 'scripts/build-basemap.ts')
run(process.execPath, 'scripts/build-outline.ts')
run(process.execPath, 'scripts/build-fonts.ts')
run(process.execPath, 'scripts/build-licences.ts')

/** Compressed once here, sent as bytes by the server. */
for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(m?js|css|svg|json|txt)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = readFileSync(file)
  if (bytes.length < 256) continue
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )
}
