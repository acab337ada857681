import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { install } from './install.mjs'
import { ownEnv, ownNode, root, run } from './run.mjs'
import { demoEnv, fillDemo, isSet, serverEnv, settingsOption } from './server-command.mjs'

// `npm run dev`: server and pages, which reload after a change. With `--demo`, on the studio of `npm run demo`.
const { values } = readArguments(
  'npm run dev -- [--demo] [--port <port>]\n\nServes server and pages, which reload after a change, on http://localhost:5173.',
  { demo: { type: 'boolean', default: false }, port: { type: 'string', default: '5173' } },
)
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
const server = serve()
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const pages = start([ownNode, vite, '--port', values.port], { cwd: join(root, 'apps', 'web') })
process.exitCode = await Promise.race([server, pages])
ending.abort()
await Promise.all([server, pages])

/** The server keeps its process, unless it asks for a new one, as after a failed start. */
async function serve() {
  const startAgain = 75
  const code = await start([
    ownNode,
    ...settingsOption(),
    join(root, 'apps', 'server', 'src', 'dev', 'main.ts'),
  ])
  return code === startAgain ? serve() : code
}
