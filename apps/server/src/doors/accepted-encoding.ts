import type { FastifyRequest } from 'fastify'

/** How a body may be compressed, the smallest first; `identity` is not. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Matches an Accept-Encoding header that accepts the encoding; `br;q=0` refuses it. */
const takes = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
}

/** The smallest of some encodings that the client takes. */
export function encodingFor(
  { headers }: FastifyRequest,
  bodies: Partial<Record<Encoding, unknown>>,
): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  if (bodies.br && takes.br.test(accepted)) return 'br'
  return bodies.gzip && takes.gzip.test(accepted) ? 'gzip' : 'identity'
}
