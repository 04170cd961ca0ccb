import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { onPath } from './on-path.ts'

const nginxPath = onPath('nginx')
const opensslPath = onPath('openssl')
export const hasNginx = nginxPath !== undefined && opensslPath !== undefined
if (!hasNginx) process.stderr.write('\n*** tests behind nginx left out: no nginx or no openssl found ***\n')

/** deploy/nginx.conf word for word, but for ports, the certificate's files and the processes. */
function documentedServers(options: {
  http: number
  https: number
  folder: string
  targets: string[]
}): string {
  const lines = /^( {2}server 127\.0\.0\.1:\d+([^;]*);.*\n)+/m
  const example = readFileSync('deploy/nginx.conf', 'utf8')
  if (!lines.test(example)) throw new Error('deploy/nginx.conf names no process any more')
  return example
    .replace(lines, (_, _line: string, settings: string) =>
      options.targets.map((url) => `  server ${new URL(url).host}${settings};\n`).join(''),
    )
    .replace(/listen \[::\]:[^;]*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${options.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${options.https} `)
    .replace(/(ssl_certificate) [^;]*;/, `$1 ${join(options.folder, 'cert.pem')};`)
    .replace(/(ssl_certificate_key) [^;]*;/, `$1 ${join(options.folder, 'key.pem')};`)
}

/** A real nginx before these processes, with the documented configuration. */
export async function startNginx(targets: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  spawnSync(
    opensslPath as string,
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=weather.example.ch -keyout key.pem -out cert.pem'.split(
      ' ',
    ),
    { cwd: folder },
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http { access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
${documentedServers({ http, https, folder, targets })}
}`,
  )
  const child = spawn(
    nginxPath as string,
    ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')],
    { stdio: 'inherit' },
  )
  process.once('exit', () => child.kill())
  const gone = once(child, 'exit')
  await eventually(async () => {
    const socket = connect(https, '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
  })
  return {
    httpPort: http,
    httpsPort: https,
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async close() {
      child.kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
