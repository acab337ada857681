import { createHash } from 'node:crypto'

/** Eight signs for the name of a file whose content never changes under that name. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)
