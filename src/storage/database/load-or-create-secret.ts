import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const shortestSecret = 32

/** The secret that seals stored keys, from a file only its owner may read; made at the first start. */
export async function loadOrCreateSecret(path: string): Promise<string> {
  const existing = await readSecret(path)
  if (existing !== null) return existing

  await mkdir(dirname(path), { recursive: true })
  // Written aside and linked into place: processes starting together all end with one complete secret.
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const created = await readSecret(path)
  if (created === null) throw new Error(`the secret file ${path} vanished while it was made`)
  return created
}

async function readSecret(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim()
    if (secret.length >= shortestSecret) return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  throw new Error(
    `the secret file ${path} is damaged: restore it from a backup, or remove it and enter the key again`,
  )
}
