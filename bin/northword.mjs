#!/usr/bin/env node
import { join } from 'node:path'
import { install } from './install.mjs'
import { ownEnv, ownNode, root, run } from './run.mjs'
import { serverEnv, settingsOption } from './server-command.mjs'

await install()
const commands = join(root, 'apps', 'server', 'src', 'commands', 'main.ts')
const { npm_lifecycle_event: script, INIT_CWD } = process.env
process.exitCode = await run([ownNode, ...settingsOption(), commands, ...process.argv.slice(2)], {
  // The folder in which it was typed: npm runs the script in that of its package, other programs leave it as it is.
  env: { ...serverEnv, ...ownEnv(), INIT_CWD: script === 'northword' ? INIT_CWD : process.cwd() },
})
