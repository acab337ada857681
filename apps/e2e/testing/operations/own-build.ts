import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ours = fileURLToPath(new URL('../../../..', import.meta.url))

/** A copy of the product whose site can be replaced by new builds. */
export interface OwnBuild {
  root: string
  /** Replaces the build by one with other file names. */
  buildAnew: () => Promise<void>
  close: () => Promise<void>
}

/** Copies the server and its site; packages are linked. */
export async function openOwnBuild(): Promise<OwnBuild> {
  const root = await mkdtemp(join(tmpdir(), 'northword-build-'))
  for (const folder of ['node_modules', 'packages']) await symlink(join(ours, folder), join(root, folder))
  await cp(join(ours, 'apps/server'), join(root, 'apps/server'), { recursive: true, verbatimSymlinks: true })
  await cp(join(ours, 'apps/web/dist'), join(root, 'apps/web/dist'), { recursive: true })
  return {
    root,
    buildAnew: () => renameAssets(join(root, 'apps/web/dist/client')),
    close: () => rm(root, { recursive: true, force: true }),
  }
}

const isHashed = (file: string) => /^[\w.-]+-[\w-]{8,}\.(js|css)$/.test(file)
const isText = (file: string) => /\.(html|js|css)$/.test(file)

/** Adds a letter to the name of each script and style, and to all references. */
async function renameAssets(site: string) {
  const assets = join(site, 'assets')
  const files = (await readdir(site, { recursive: true })).filter((file) => /\.\w+$/.test(file))
  const names = (await readdir(assets)).filter(isHashed)
  const renamed = new Map(names.map((name) => [name, name.replace(/\.\w+$/, 'x$&')]))
  const mention = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  await Promise.all(
    files.filter(isText).map(async (file) => {
      const text = await readFile(join(site, file), 'utf8')
      await writeFile(
        join(site, file),
        text.replaceAll(mention, (name) => renamed.get(name) ?? name),
      )
    }),
  )
  // Their sources now contain other names.
  await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(join(site, file))))
  await Promise.all([...renamed].map(([name, next]) => rename(join(assets, name), join(assets, next))))
}
