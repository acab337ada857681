import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { install } from './install.mjs'
import { ownNode, run } from './run.mjs'

const usage = `npm test, or npm run test:all -- [--again] [--until=<seconds since 1970>]

npm test runs all tests but the long ones, test:all the long ones. --again runs a failed file once more by itself; --until says when no further
test begins. docs/development.md says how to run a single file.`

readArguments(usage, { again: { type: 'boolean' }, until: { type: 'string' } }, (words) => {
  const wrong = words.find((word, place) => word !== 'all' || place > 0)
  return wrong && `There is no “${wrong}” here.`
})
await install()
process.exitCode = await run([ownNode, join('bin', 'test-legs.mjs'), ...process.argv.slice(2)])
