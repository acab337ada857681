import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'

/* Builds the folder that `npm publish` takes. In the workspace, sources are imported as they are. */

const here = import.meta.dirname
const { values } = parseArgs({ options: { folder: { type: 'string', default: path.join(here, 'dist') } } })
const { folder } = values

rmSync(folder, { recursive: true, force: true })
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const project = path.join(here, 'tsconfig.build.json')
execFileSync(process.execPath, [compiler, '--project', project, '--outDir', folder], { stdio: 'inherit' })
// The compiler rewrites these in the scripts alone.
for (const file of globSync(path.join(folder, '*.d.ts'))) {
  const types = readFileSync(file, 'utf8')
  writeFileSync(file, types.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"))
}

const { name, version, description, license, type } = JSON.parse(
  readFileSync(path.join(here, 'package.json'), 'utf8'),
)
const manifest = {
  name,
  version,
  description,
  license,
  type,
  engines: { node: '>=20' },
  sideEffects: false,
  exports: { '.': { types: './client.d.ts', default: './client.js' } },
  files: ['*.js', '*.d.ts'],
}
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(path.join(here, 'README.md'), path.join(folder, 'README.md'))
cpSync(path.join(here, '../../LICENSE'), path.join(folder, 'LICENSE'))
