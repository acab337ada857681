#!/usr/bin/env node
import { join } from 'node:path'
import { install } from './install.mjs'
import { ownEnv, ownNode, root, run } from './run.mjs'
import { serverEnv, settingsOption } from './server-command.mjs'

await install()
const commands = join(root, 'apps', 'server', 'src', 'commands', 'main.ts')
process.exitCode = await run([ownNode, ...settingsOption(), commands, ...process.argv.slice(2)], {
  env: { ...serverEnv, ...ownEnv() },
})
