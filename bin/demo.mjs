import { install } from './install.mjs'
import { ownEnv, run, step, turbo } from './run.mjs'
import { demoEnv, fillDemo, serverCommand, serverEnv } from './server-command.mjs'

await install()
await step('Building the site', [...turbo, 'run', 'build'], {
  failure: 'Building the site failed; the reason stands above.',
})
const env = { ...serverEnv, ...ownEnv(), ...demoEnv }
const filled = await fillDemo(env)
process.exitCode = filled === 0 ? await run(serverCommand, { env }) : filled
