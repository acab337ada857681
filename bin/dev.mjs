import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { ownEnv, ownNode, root, run } from './run.mjs'
import { demoEnv, fillDemo, isSet, serverEnv, serverProgram, settingsOption } from './server-command.mjs'

// `npm run dev`: server and pages, which reload after a change. With `--demo`, on the studio of `npm run demo`.
const { values } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, port: { type: 'string', default: '5173' } },
})
await install()
const env = {
  ...serverEnv,
  ...ownEnv(),
  // Links lead to the pages that are being edited.
  ...(!isSet('PUBLIC_URL') && { PUBLIC_URL: `http://localhost:${values.port}` }),
  ...(values.demo && demoEnv),
  NODE_ENV: 'development',
}
const filled = values.demo ? await fillDemo(env, settingsOption()) : 0
if (filled !== 0) process.exit(filled)

const ending = new AbortController()
const start = (command, options) => run(command, { env, signal: ending.signal, ...options })
const server = start([ownNode, '--watch', '--watch-preserve-output', ...settingsOption(), serverProgram])
const pages = start([ownNode, join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', values.port], {
  cwd: join(root, 'apps', 'web'),
})
process.exitCode = await Promise.race([server, pages])
ending.abort()
await Promise.all([server, pages])
