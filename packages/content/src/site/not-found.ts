import type { RedlineSegment } from './home.ts'
import type { NavLink } from './navigation.ts'

export interface WayOut extends NavLink {
  text: string
}

/** `keep` and `del`: the expectation; `keep` and `ins`: the outcome. */
const redline: readonly RedlineSegment[] = [
  { kind: 'keep', text: 'You asked for a page. ' },
  { kind: 'del', text: 'Here it is' },
  { kind: 'ins', text: 'Our editor cut it' },
  { kind: 'keep', text: '.' },
]

const links: readonly WayOut[] = [
  { label: 'Home', to: '/', text: 'Begin again, at the first sentence.' },
  {
    label: 'All services',
    to: '/services',
    text: 'What we write, how long each piece is and when you get it.',
  },
  { label: 'Pricing', to: '/pricing', text: 'What it costs, before you ask.' },
  { label: 'FAQ', to: '/faq', text: 'Twelve answers. Yours may be among them.' },
  { label: 'Contact', to: '/contact', text: 'Tell a person what you were looking for.' },
]

export const notFound = {
  /** In development only. */
  developerHint: 'Did you forget to add the page to the router?',
  redline,
  redlineCaption: 'No editor is always right. If we cut too much, write to us and we put it back.',
  linksHeading: 'These pages exist',
  links,
} as const
