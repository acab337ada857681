import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ours = '@northword'

/** Copies the tracked files with their present content. Returns the folder. */
export async function copyRepository(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'northword-planted-'))
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 24 })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(root, file), join(copy, file))
  await linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Links the installed packages; those of this repository to the copy, because the faults are planted there. */
async function linkPackages(installed: string, linked: string) {
  await mkdir(join(linked, ours), { recursive: true })
  for (const name of await readdir(installed))
    if (name !== ours) await symlink(join(installed, name), join(linked, name))
  for (const name of await readdir(join(installed, ours)))
    await symlink(await readlink(join(installed, ours, name)), join(linked, ours, name))
}
