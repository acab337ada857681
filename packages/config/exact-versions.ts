import type { Manifest } from './manifests.ts'

const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/

/**
 * Every version in these manifests that is not exact, as `path: name range`. What a range installs is decided by whoever
 * publishes next. Our own packages are `*`: npm links them from their folders, whatever their version.
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
