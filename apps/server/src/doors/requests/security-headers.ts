import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * Strict headers for every answer. Scripts: our own files and the inline loader, by hash; styles: 'unsafe-inline',
 * because prerendered pages inline theirs.
 * @param scriptHashes `'sha256-…'` sources of the pages' inline scripts
 */
export function securityHeaders(scriptHashes: string[], publicUrl: string): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:')
  const options: HelmetOptions = {
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
    // Pages embed nothing from other sites, so they can be isolated.
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Only obsolete browsers read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  return headersOf(options)
}

/** Helmet sets headers on a response. Ours are constant, so it runs once, on a response that is never sent. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, (failure) => {
    if (failure) throw failure
  })
  return Object.fromEntries(answer.getHeaderNames().map((name) => [name, String(answer.getHeader(name))]))
}
