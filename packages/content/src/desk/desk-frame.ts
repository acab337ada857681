import { company } from '../studio/company.ts'
import { deskTitle } from './desk-title.ts'

/** Frame of the desk, and words that several pages share. */
export const desk = {
  name: 'Desk',
  title: deskTitle(company.brand),
  titleOf: (page: string) => `${page} · Desk · ${company.brand}`,
  needsScript: 'The desk needs JavaScript. Switch it on in your browser, then load this page again.',
  skipLink: 'Skip to content',
  loading: 'Loading',
  home: `${company.brand} Desk`,
  navigationLabel: 'Desk',
  navigation: {
    queue: 'Queue',
    orders: 'Orders',
    mail: 'Mail',
    bookkeeping: 'Bookkeeping',
    site: 'Site',
    staff: 'Staff',
    account: 'Account',
  },
  menu: { label: (name: string) => `${name}: menu`, signOut: 'Sign Out', signingOut: 'Signing Out...' },
  colours: { label: 'Colors', auto: 'As the system', light: 'Light', dark: 'Dark' },
  roles: { owner: 'Owner', agent: 'Agent', writer: 'Writer' },
  notFound: {
    heading: 'There is no such page',
    text: 'The address is not one of the desk.',
    link: 'Go to the Desk',
  },
  failure: {
    heading: 'This could not be loaded',
    retry: 'Try Again',
    newVersion: 'The desk may have been updated, or there is no connection.',
    reload: 'Load the Page Again',
  },
  failed: 'That did not work. Please try again.',
  unreachable:
    'We could not reach the server, so we do not know whether it was done. Check your connection, then try again.',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  password: {
    show: 'Show',
    hide: 'Hide',
    showNamed: (label: string) => `Show: ${label}`,
    hideNamed: (label: string) => `Hide: ${label}`,
  },
  proof: {
    title: 'Is it still you?',
    text: 'This step needs a fresh proof. Enter your password, or a code of your authenticator app.',
    textPassword: 'This step needs a fresh proof. Enter your password once more.',
    way: 'Prove it by',
    byPassword: 'Password',
    byCode: 'Code',
    password: 'Password',
    code: 'Code',
    button: 'Go On',
    pending: 'Checking...',
  },
}
