import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * Strict headers for every answer. Scripts run from our own files and from the inline loader, which is
 * allowed by its hash; styles need 'unsafe-inline', because prerendered pages carry theirs inline.
 * @param scriptHashes `'sha256-…'` sources of the inline scripts of the pages
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
    // Nothing of another site stands in our pages, so they are isolated from all of them.
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Only browsers that are long gone read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  return headersOf(options)
}

/** Helmet sets its headers on a response. Ours never change, so it sets them once, on a response that is never sent. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, (failure) => {
    if (failure) throw failure
  })
  return Object.fromEntries(answer.getHeaderNames().map((name) => [name, String(answer.getHeader(name))]))
}
