import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(
  new URL('../../../node_modules/.cache/northword/cluster-password', import.meta.url),
)

/**
 * The password of every throw-away cluster of this checkout. Other users of this machine cannot
 * guess it, and it stays the same, so that turbo's cache holds from run to run.
 */
export async function clusterPassword() {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, randomBytes(18).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    ignoreExisting,
  )
  return readFile(file, 'utf8')
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
