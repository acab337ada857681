import { fileURLToPath } from 'node:url'
import { serverCommand } from '../../../bin/server-command.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The words with which `npm start` starts the server; its paths are those from the root of the repository. */
export const startWords = serverCommand.map((word) => word.replace(root, ''))
