import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const { packageRules } = JSON.parse(read('renovate.json')) as {
  packageRules: { matchPackageNames: string[] }[]
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: object }
const installed = Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, ''))
const images = Array.from(read('docker-compose.yml').matchAll(/image: ([^:\s]+):/g), ([, name = '']) => name)

it.each(packageRules.flatMap(({ matchPackageNames }) => matchPackageNames))(
  'Renovate has a rule for %s, which there is',
  (pattern) => {
    const scope = pattern.replace(/\*\*$/, '')
    const isMeant = (name: string) => (scope === pattern ? name === pattern : name.startsWith(scope))
    expect([...installed, ...images].filter(isMeant)).not.toEqual([])
  },
)
