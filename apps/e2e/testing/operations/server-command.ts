import { fileURLToPath } from 'node:url'
import { serverCommand } from '../../../../bin/server-command.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Command line of `npm start`, with paths relative to the repository. */
export const startWords = serverCommand.map((word) => word.replace(root, ''))
