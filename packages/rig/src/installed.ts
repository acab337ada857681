import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { env } from './env.ts'

/** Paths of every program of that name, on the caller's path first, then in the extra folders. */
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

/** The folder with the programs of Postgres: the one on the path, else the newest in the usual folders. */
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
