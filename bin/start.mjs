import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { ownEnv, root, run, step, turbo } from './run.mjs'
import { serverCommand, serverEnv } from './server-command.mjs'

await install()
await step('Building the site', [...turbo, 'run', 'build'], {
  failure: 'Building the site failed; the reason stands above.',
})
console.log('Starting…')
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const [node, ...server] = serverCommand
process.exitCode = await run([node, ...settings, ...server], { env: { ...serverEnv, ...ownEnv() } })
