import { build } from './build.mjs'
import { install } from './install.mjs'
import { ownEnv, run } from './run.mjs'
import { demoEnv, fillDemo, serverCommand, serverEnv } from './server-command.mjs'

await install()
await build()
const env = { ...serverEnv, ...ownEnv(), ...demoEnv }
const filled = await fillDemo(env)
process.exitCode = filled === 0 ? await run(serverCommand, { env }) : filled
