import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file, except those that the server completes: pages, maps, feeds. */
export async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/** Above this, quality 11 would take ten seconds for a tenth fewer bytes than 9. */
const largeBytes = 1_000_000

async function compressFile(file: string) {
  const content = await readFile(file)
  const quality = content.length > largeBytes ? 9 : 11
  const br = brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  await Promise.all([
    writeFile(`${file}.br`, await br),
    writeFile(`${file}.gz`, await deflate(content, { level: 9 })),
  ])
}
