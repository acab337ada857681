import { join } from 'node:path'
import { install } from './install.mjs'
import { ownNode, root, run } from './run.mjs'

await install()
process.exitCode = await run([ownNode, join(root, 'apps', 'server', 'src', 'testing', 'write-client.ts')])
