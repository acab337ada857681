import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { env } from './env.ts'

/** All paths of a program: in the PATH's order, then in the extra folders. */
export function installed(program: string, extraFolders: string[] = []): string[] {
  const folders = [...env.path.split(delimiter).filter(Boolean), ...extraFolders]
  return folders.map((folder) => join(folder, program)).filter(isExecutable)
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const postgresFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** Folder of the Postgres programs: from the PATH, else the newest in the usual folders. */
export function postgresBinaries(): string | undefined {
  const newestFirst = postgresFolders.flatMap((pattern) => globSync(pattern)).toSorted(byVersion)
  const servers = new Set(installed('postgres', newestFirst).map((path) => dirname(path)))
  return installed('initdb', newestFirst)
    .map((path) => dirname(path))
    .find((folder) => servers.has(folder))
}

function byVersion(one: string, other: string) {
  return other.localeCompare(one, 'en', { numeric: true })
}
