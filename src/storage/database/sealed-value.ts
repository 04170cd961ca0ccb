import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt)

const version = 'v1'
const keyBytes = 32
const saltBytes = 16
/** 96 bits, as NIST SP 800-38D recommends for GCM. */
const ivBytes = 12
const tagBytes = 16
const rememberedKeys = 16

/**
 * scrypt costs tens of milliseconds by design: once for what we seal and once per process that sealed before us. By
 * secret and salt, for all sealers: several have the same salt.
 */
const keys = new LRUCache<string, Promise<Buffer>>({ max: rememberedKeys })
function keyFor(secret: string, salt: Buffer): Promise<Buffer> {
  const name = `${salt.toString('base64url')} ${secret}`
  const known = keys.get(name)
  if (known) return known
  const key = deriveKey(secret, salt, keyBytes)
  keys.set(name, key)
  return key
}

export type Sealer = {
  seal(plain: string): Promise<string>
  /** null: not sealed by us, tampered with, or sealed with another secret. */
  unseal(sealed: string): Promise<string | null>
}

/**
 * AES-256-GCM with a key derived by scrypt; text form `v1.salt.iv.ciphertext+tag`, base64url. `column` binds a sealed
 * text to its place, so that it cannot be moved to another unnoticed. For thousands of rows the salt is always the same:
 * with one for each start, reading them all would derive as many keys.
 */
export function createSealer(secret: string, { column = 'api_keys.key', hasOwnSalt = true } = {}): Sealer {
  const boundTo = Buffer.from(column)
  const ownSalt = hasOwnSalt
    ? randomBytes(saltBytes)
    : createHash('sha256').update(column).digest().subarray(0, saltBytes)

  return {
    async seal(plain) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', await keyFor(secret, ownSalt), iv).setAAD(boundTo)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [version, ...[ownSalt, iv, body].map((part) => part.toString('base64url'))].join('.')
    },

    async unseal(sealed) {
      const [head, ...parts] = sealed.split('.')
      const [salt, iv, body] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (head !== version || salt?.length !== saltBytes || iv?.length !== ivBytes) return null
      if (!body || body.length < tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', await keyFor(secret, salt), iv, {
        authTagLength: tagBytes,
      })
      decipher.setAAD(boundTo).setAuthTag(body.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(body.subarray(0, -tagBytes)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return null
      }
    },
  }
}
