import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates the folder. */
export async function writeTo(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
