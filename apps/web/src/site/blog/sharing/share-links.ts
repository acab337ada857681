import { blogPost } from '@northword/content/site/blog-post'

/** Placeholder in prerendered pages; the server replaces it by the encoded public address. */
const encodedAddress = '__PUBLIC_URL_ENCODED__'

/** Share links of the networks. Only X takes a text; the others read the page. */
export function shareLinks(path: string, title: string) {
  const { x, facebook, linkedin } = blogPost.share.networks
  const url = encodedOrigin() + encodeURIComponent(path)
  return [
    { network: x, href: `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}` },
    { network: facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: linkedin, href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}

/** Public address of a path, from the canonical link. */
export function publicAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return new URL(path, canonical?.href || location.href).href
}

const encodedOrigin = () =>
  typeof document === 'undefined' ? encodedAddress : encodeURIComponent(new URL(publicAddress('/')).origin)
