import { join } from 'node:path'
import { install } from './install.mjs'
import { ownEnv, ownNode, root, run, step, turbo } from './run.mjs'
import { serverCommand, serverEnv } from './server-command.mjs'

await install()
await step('Building the site', [...turbo, 'run', 'build'], {
  failure: 'Building the site failed; the reason stands above.',
})
// Independent of the caller's data: the demo's data are thrown away, and no mail is sent.
const env = { ...serverEnv, ...ownEnv(), DATA_DIR: '.data-demo', DATABASE_URL: '', SMTP_URL: '' }
const filled = await run([ownNode, join(root, 'apps', 'server', 'src', 'demo', 'main.ts')], { env })
process.exitCode = filled === 0 ? await run(serverCommand, { env }) : filled
