import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { onPath } from './on-path.ts'

const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** The folder of an installed Postgres: the one on the path, else the newest in the usual folders. */
export function postgresBinaries(): string | undefined {
  const newestFirst = usualFolders.flatMap((pattern) => globSync(pattern)).toSorted(byVersion)
  const servers = new Set(onPath('postgres', newestFirst).map((path) => dirname(path)))
  return onPath('initdb', newestFirst)
    .map((path) => dirname(path))
    .find((folder) => servers.has(folder))
}

function byVersion(one: string, other: string) {
  return other.localeCompare(one, 'en', { numeric: true })
}
