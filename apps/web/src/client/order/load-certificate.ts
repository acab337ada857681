import { deferred } from '../frame/deferred.ts'

export const [CertificatePage, loadCertificate] = deferred(
  async () => (await import('./certificate-page.tsx')).CertificatePage,
)
