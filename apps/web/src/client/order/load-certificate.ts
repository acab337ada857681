import { deferred } from '../frame/deferred.ts'

/** The page of a certificate, and what fetches its code. */
export const [CertificatePage, loadCertificate] = deferred(
  async () => (await import('./certificate-page.tsx')).CertificatePage,
)
