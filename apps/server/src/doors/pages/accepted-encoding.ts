import type { IncomingMessage } from 'node:http'

/** Encodings of a body, smallest first. `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Matches an Accept-Encoding header that accepts the encoding; `br;q=0` refuses it. */
const takes = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
}

export function encodingFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  bodies: Partial<Record<Encoding, unknown>>,
): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  if (bodies.br && takes.br.test(accepted)) return 'br'
  return bodies.gzip && takes.gzip.test(accepted) ? 'gzip' : 'identity'
}
