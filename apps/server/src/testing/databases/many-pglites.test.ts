/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { serverCommand } from '../../../../../bin/server-command.mjs'

const program = fileURLToPath(new URL('open-many-pglites.ts', import.meta.url))

async function ended(flags: string[], ...words: string[]) {
  const child = spawn(process.execPath, [...flags, program, inject('testTemplates').pglite, ...words])
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const [code, signal] = await once(child, 'close')
  return { code, signal, printed }
}

const well = { code: 0, signal: null, printed: '' }

it('A process with the flags of these tests lives through many databases', { timeout: 400_000 }, async () => {
  // V8 compiles wrappers for imports after 1,000 calls and frees them twice; with this flag it does so early.
  const flags = [...process.execArgv, '--wasm-wrapper-tiering-budget=20']
  expect(await ended(flags, '10')).toEqual(well)
})

it(
  'One with the flags of the server does, too, while it keeps one as the server does',
  { timeout: 400_000 },
  async () => {
    expect(await ended(serverCommand.slice(1, -1), '6', 'kept')).toEqual(well)
  },
)
