import type { Manifest } from './manifests.ts'

const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/

/**
 * Versions that are not exact, as `path: name range`: a range installs whatever its publisher releases next. Our own
 * packages are `*`, because npm links their folders.
 */
export function inexactVersions(manifests: Record<string, Manifest>): string[] {
  const own = new Set(Object.values(manifests).map(({ name }) => name))
  return Object.entries(manifests).flatMap(([path, manifest]) =>
    versionsOf(manifest)
      .filter(([name, version]) => (own.has(name) ? version !== '*' : !exact.test(version)))
      .map(([name, version]) => `${path}: ${name} ${version}`),
  )
}

function versionsOf(manifest: Manifest): [name: string, version: string][] {
  const { dependencies, devDependencies, optionalDependencies, overrides, packageManager } = manifest
  const listed = [dependencies, devDependencies, optionalDependencies, overrides].flatMap((list) =>
    Object.entries(list ?? {}),
  )
  if (packageManager === undefined) return listed
  const [name = '', version = ''] = packageManager.split('@')
  return [...listed, [name, version]]
}
