/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { serverCommand } from '../../../../../bin/server-command.mjs'

const program = fileURLToPath(new URL('open-many-pglites.ts', import.meta.url))

async function ended(flags: string[]) {
  // V8 compiles wrappers for imports after 1,000 calls and frees them twice; with this flag it does so early.
  const early = [...flags, '--wasm-wrapper-tiering-budget=20']
  const child = spawn(process.execPath, [...early, program, inject('testTemplates').pglite, '10'])
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const [code, signal] = await once(child, 'close')
  return { code, signal, printed }
}

it.each([
  ['these tests', process.execArgv],
  ['the server', serverCommand.slice(1, -1)],
])('A process with the flags of %s lives through many databases', { timeout: 400_000 }, async (_, flags) => {
  expect(await ended(flags)).toEqual({ code: 0, signal: null, printed: '' })
})
