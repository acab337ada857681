import { site } from '#site'

export const blogPost = {
  back: { label: 'Back to Blog', to: '/blog' },
  contents: 'In this article',
  tags: 'Tags',
  neighbors: { label: 'More articles', next: 'Next article', previous: 'Previous article' },
  share: {
    label: 'Share',
    /** Opens the device's share dialog, or copies the address. */
    button: 'Share or Copy Link',
    copied: 'The link is copied.',
    byHand: 'Your browser did not let us copy the link. Here it is:',
    address: 'Address of this article',
    /** Accessible name of a share link. */
    on: (network: string) => `${network}: share this article (opens in a new tab)`,
    networks: { x: 'X', facebook: 'Facebook', linkedin: 'LinkedIn' },
  },
  closing: site.blog.articleClosing,
} as const
