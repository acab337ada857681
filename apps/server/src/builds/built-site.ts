import path from 'node:path'

export const builtSite = path.resolve(import.meta.dirname, '../../../web/dist')
