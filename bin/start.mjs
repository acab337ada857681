import { readArguments } from './arguments.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { ownEnv, run } from './run.mjs'
import { serverCommand, serverEnv, settingsOption } from './server-command.mjs'

readArguments(
  'npm start\n\nInstalls and builds what is missing, and starts the server. docs/settings.md lists its settings.',
)
await install()
await build()
console.error('Starting…')
const [node, ...server] = serverCommand
process.exitCode = await run([node, ...settingsOption(), ...server], { env: { ...serverEnv, ...ownEnv() } })
