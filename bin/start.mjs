import { install } from './install.mjs'
import { ownEnv, run, step, turbo } from './run.mjs'
import { serverCommand, serverEnv, settingsOption } from './server-command.mjs'

await install()
await step('Building the site', [...turbo, 'run', 'build'], {
  failure: 'Building the site failed; the reason stands above.',
})
console.error('Starting…')
const [node, ...server] = serverCommand
process.exitCode = await run([node, ...settingsOption(), ...server], { env: { ...serverEnv, ...ownEnv() } })
