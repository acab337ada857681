import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ours = fileURLToPath(new URL('../../..', import.meta.url))

/** A folder with the product, whose site is built anew as often as wanted. */
export interface OwnBuild {
  root: string
  /** Puts another build in the place of the one that is there, with other names for all files that pages load. */
  buildAnew: () => Promise<void>
  close: () => Promise<void>
}

/** Copies what a server is started from; all packages stay where they are. */
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

/** The name of each script and style gets one more letter, and so does every mention of it. */
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
  // Of what they were compressed from, the names have changed.
  await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(join(site, file))))
  await Promise.all([...renamed].map(([name, next]) => rename(join(assets, name), join(assets, next))))
}
