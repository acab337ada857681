import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../errors/code-of.ts'

/** Encrypts secrets that the server has to use itself, under a key that no backup of the database contains. */
export interface Seals {
  /** @param boundTo such as a row's id: the sealed text opens for it alone */
  seal: (secret: string, boundTo: string) => Promise<string>
  /** Null if the key is missing or another, or the sealed text belongs elsewhere. */
  open: (sealed: string, boundTo: string) => Promise<string | null>
}

const algorithm = 'aes-256-gcm'
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16]

/** Under `SECRETS_KEY`, or else a key in `DATA_DIR` that is made when the first secret is sealed. */
export function createSeals(settings: { SECRETS_KEY: string; DATA_DIR: string }): Seals {
  const file = path.resolve(settings.DATA_DIR, 'secrets-key')
  const given = settings.SECRETS_KEY && Buffer.from(settings.SECRETS_KEY, 'base64')
  return {
    async seal(secret, boundTo) {
      const key = given || (await keyIn(file)) || (await makeKey(file))
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
    },
    async open(sealed, boundTo) {
      const key = given || (await keyIn(file))
      return key && opened(Buffer.from(sealed, 'base64'), key, boundTo)
    },
  }
}

function opened(sealed: Buffer, key: Buffer, boundTo: string): string | null {
  const [nonce, rest] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes)]
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(boundTo)).setAuthTag(rest.subarray(0, tagBytes))
    return decipher.update(rest.subarray(tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

async function keyIn(file: string): Promise<Buffer | null> {
  const key = await readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  return key?.length === keyBytes ? key : null
}

/** Linked whole under its name, so that of two processes both use the first one's. */
async function makeKey(file: string): Promise<Buffer> {
  const draft = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    // A file that holds no key, as after a power cut, opens nothing.
    if (!(await keyIn(file))) await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  const key = await keyIn(file)
  if (!key) throw new Error(`${file} holds no key of ${keyBytes} bytes.`)
  return key
}
