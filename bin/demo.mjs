import { readArguments } from './arguments.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { ownEnv, run } from './run.mjs'
import { demoEnv, fillDemo, serverCommand, serverEnv } from './server-command.mjs'

readArguments(
  'npm run demo\n\nInstalls and builds what is missing, fills a throw-away studio in .data-demo and serves it. PORT=4000 before it sets the port.',
)
await install()
await build()
const env = { ...serverEnv, ...ownEnv(), ...demoEnv }
const filled = await fillDemo(env)
process.exitCode = filled === 0 ? await run(serverCommand, { env }) : filled
