import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { install } from './install.mjs'
import { ownNode, root, run } from './run.mjs'

readArguments('npm run client\n\nWrites the types of packages/client, after a change of the API.')
await install()
process.exitCode = await run([ownNode, join(root, 'apps', 'server', 'src', 'testing', 'write-client.ts')])
