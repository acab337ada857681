import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

/**
 * Strict headers for every answer. Scripts run from our own files and from the inline loader, which is
 * allowed by its hash; styles need 'unsafe-inline', because prerendered pages carry theirs inline.
 * @param scriptHashes `'sha256-…'` sources of the inline scripts of the pages
 */
export function securityHeaders(scriptHashes: string[], publicUrl: string): Promise<Record<string, string>> {
  const isSecure = publicUrl.startsWith('https:')
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // These speak to browsers that are no more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  return headersOf(options)
}

/** Helmet works its headers out anew for every request, though they never change; so it is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, options)
  app.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()))
  const answer = await app.inject('/')
  await app.close()
  return answer.json()
}
