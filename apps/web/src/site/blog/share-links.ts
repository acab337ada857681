import { blogPost } from '@northword/content/blog-post'

interface ShareLink {
  network: string
  href: string
}

/** Stands in the built pages for the public address inside of a query; the server puts it in, encoded. */
const encodedAddress = '__PUBLIC_URL_ENCODED__'

/** Where each network takes a link from its readers: the first with words, the others find those themselves. */
export function shareLinks(path: string, title: string): ShareLink[] {
  const { x, facebook, linkedin } = blogPost.share.networks
  const url = encodedOrigin() + encodeURIComponent(path)
  return [
    { network: x, href: `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}` },
    { network: facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: linkedin, href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}

/** The public address of a path of this site, as far as a browser knows it. */
export function publicAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return new URL(path, canonical?.href || location.href).href
}

const encodedOrigin = () =>
  typeof document === 'undefined' ? encodedAddress : encodeURIComponent(new URL(publicAddress('/')).origin)
