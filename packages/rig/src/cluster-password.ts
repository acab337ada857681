import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(
  new URL('../../../node_modules/.cache/northword/cluster-password', import.meta.url),
)

/** Password of this checkout's throw-away clusters, secret from other users. Stable, for turbo's cache. */
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
