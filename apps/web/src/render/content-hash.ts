import { createHash } from 'node:crypto'

/** Eight characters for an immutable file's name. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)
