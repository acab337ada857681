import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The fields of a package.json that we read. */
export interface Manifest {
  name: string
  workspaces?: string[]
  packageManager?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
}

/** The fields of a package-lock.json entry that we read. */
export interface Locked {
  link?: boolean
  version?: string
  dev?: boolean
  license?: string | undefined
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Manifests of the repository and its workspaces, by path. */
export function readManifests(): Record<string, Manifest> {
  const first = readJson('package.json') as Manifest
  const paths = (first.workspaces ?? []).flatMap((folder) =>
    globSync(`${folder}/package.json`, { cwd: root }),
  )
  return {
    'package.json': first,
    ...Object.fromEntries(paths.map((path) => [path, readJson(path) as Manifest])),
  }
}

/** Packages of the lockfile, by their path in node_modules. */
export function readLocked(): Record<string, Locked> {
  return (readJson('package-lock.json') as { packages: Record<string, Locked> }).packages
}
