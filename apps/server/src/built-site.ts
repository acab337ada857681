import path from 'node:path'

/** The folder with the built site. */
export const builtSite = path.resolve(import.meta.dirname, '../../web/dist')
