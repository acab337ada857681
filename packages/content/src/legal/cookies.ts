import { company } from '../studio/company.ts'
import type { LegalDocument } from './legal-document.ts'

const { brand, emails } = company

/** The rows of its table come from the names that the code uses. */
export const cookiePolicy: LegalDocument = {
  updated: '2024-12-15',
  labels: ['Customizable Preferences'],
  numbered: false,
  sections: [
    {
      id: 'what-are-cookies',
      heading: 'What Are Cookies',
      blocks: [
        'A cookie is a short text that a site leaves in your browser. The browser sends it back with each request, so that the site knows, for instance, that you have signed in.',
        'Browsers have two more places of this kind. Local storage keeps texts until something deletes them. Session storage keeps them until you close the tab. Neither is sent along with requests. This policy covers all three, and “cookies” means all of them.',
      ],
    },
    {
      id: 'types',
      heading: 'Types of Cookies We Use',
      blocks: [
        {
          terms: [
            {
              term: 'Essential',
              text: 'The site cannot do what you ask of it without these, so they need no consent. Examples: the cookie that keeps you signed in, an order that waits on your device until our server can be reached, and your answer to the cookie banner.',
            },
            {
              term: 'Functional',
              text: 'They make the next visit easier. Examples: your choice of light or dark, and an order form that you have half filled in. Without your consent these two last until you close the tab. With it they are there on your next visit. The preferences that you save on this page are of this type too, and pressing the button is your consent to keeping them.',
            },
            {
              term: 'Analytics',
              text: 'They would count visits and show which pages are read. Examples: _ga and _gid. We use no analytics at present, so neither is set, whatever your choice. If that changes, they wait for your consent.',
            },
            {
              term: 'Marketing',
              text: 'They would recognize you on other sites. Example: a cookie that shows you an ad for a service you have looked at. We use none at present. The switch is there so that your answer is known before anybody has the idea.',
            },
          ],
        },
      ],
    },
    {
      id: 'specific-cookies',
      heading: 'Specific Cookies',
      blocks: [
        'This table lists everything that the site stores, and the two analytics cookies that it would set if you agreed and we used them. On a secure connection (https) the names of nw_session, nw_claim, nw_device, nw_order and nw_sent begin with __Host-, so nw_session is called __Host-nw_session. Your answer to the cookie banner is in local storage. If your browser runs no scripts it is in three cookies instead, until a script can move it.',
      ],
    },
    {
      id: 'third-party-cookies',
      heading: 'Third-Party Cookies',
      blocks: [
        `Today ${brand} loads nothing from another host: no scripts, fonts, pictures or counters. So no other company sets a cookie while you read this site. These are the places where others could come in:`,
        {
          terms: [
            {
              term: 'A web analytics service',
              text: 'None is in use. One would run only after your consent to Analytics.',
            },
            {
              term: 'A card payment provider',
              text: 'Your agent sends you a payment link by email. It opens the provider’s own page, which sets its own cookies under its own policy.',
            },
            {
              term: 'A customer messaging service, if applicable',
              text: 'None is in use. You reach us by form, email or phone.',
            },
            {
              term: 'Social media platforms',
              text: 'The share buttons of the blog are plain links. A platform learns of you only when you follow one.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-to-manage',
      heading: 'How to Manage Cookies',
      blocks: [
        { heading: 'On this page' },
        'The switches under “Manage Your Cookie Preferences” change your choice at any time. If your browser sends the Global Privacy Control signal, we count that as Decline.',
        { heading: 'In your browser' },
        {
          terms: [
            {
              term: 'Chrome',
              text: 'Settings, then Privacy and security. “Delete browsing data” removes what is stored, and “Site settings” decides what may be.',
            },
            {
              term: 'Firefox',
              text: 'Settings, then Privacy & Security, then Cookies and Site Data.',
            },
            {
              term: 'Safari',
              text: 'On a Mac: Settings, then Privacy, then Manage Website Data. On an iPhone or iPad: the Settings app, then Safari.',
            },
            {
              term: 'Edge',
              text: 'Settings, then Cookies and site permissions. Newer versions list it under Privacy, search, and services.',
            },
          ],
        },
        'Disabling cookies may affect functionality. Without the essential ones you can read every public page, but you cannot sign in, and an order that finds no connection cannot wait on your device.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to This Policy',
      blocks: [
        'When this policy changes, so does the date at its top. We announce significant changes, such as a new kind of cookie, in the cookie banner, which then asks you again.',
      ],
    },
  ],
  contact: {
    heading: 'Questions about cookies?',
    text: 'Ask us what a name in the table means, or what your browser still holds. The Privacy Policy says what we keep on our side.',
    facts: [],
    links: [
      { label: 'Contact Us', to: '/contact' },
      { label: 'Privacy Policy', to: '/legal/privacy' },
    ],
    email: { label: 'Privacy email', address: emails.privacy },
  },
}

/** The table's texts by storage name. */
export const cookieTable = {
  caption: 'What this site stores in your browser',
  headings: {
    name: 'Name',
    purpose: 'Purpose',
    duration: 'Duration',
    type: 'Type',
    storage: 'Stored in',
  },
  types: {
    essential: 'Essential',
    functional: 'Functional',
    analytics: 'Analytics',
    marketing: 'Marketing',
  },
  storage: {
    cookie: 'Cookie',
    local: 'Local storage',
    session: 'Session storage',
  },
  purposes: {
    nw_session: 'Keeps you signed in. On https it is called __Host-nw_session.',
    nw_claim: 'Lets an order that was placed in this browser be linked to the account that you make here.',
    nw_device:
      'Recognizes a browser in which the account was signed in before, so that strangers who guess passwords cannot lock its owner out.',
    nw_order:
      'Keeps the order open whose link you followed from our email, so that its page can be loaded again.',
    nw_sent:
      'Set where a form is sent without scripts, so that the next page can tell you what became of it, and a link from somebody else cannot.',
    cookiesAccepted: 'Remembers that you have answered the cookie banner, so that it does not ask again.',
    nw_consent_day: 'Holds the day of your answer, so that we ask again after a year.',
    cookiePreferences: 'Remembers which of the four types you allow.',
    nw_user:
      'A note of who is signed in (id, name and email), so that the header shows the right button at once. It opens nothing.',
    nw_session_id: 'Goes with nw_user and tells the tabs of this browser that somebody is signed in.',
    nw_draft:
      'Keeps a half-filled order form, one entry for each service, and half-written comments on a text, until you send or cancel them.',
    nw_outbox: 'Keeps orders that wait to be sent because our server could not be reached.',
    nw_color_scheme: 'Remembers whether you chose light or dark.',
    nw_scroll: 'Remembers how far down each page you were, for the Back button.',
    _ga: 'Would tell visitors apart for the web analytics service, only after consent to Analytics. The studio uses none at present, so it is not set.',
    _gid: 'Would do the same for one day, only after consent to Analytics. The studio uses none at present, so it is not set.',
  },
  /** Durations shared by several purposes. */
  durations: {
    session: 'The session; 30 days with “Remember me”',
    link: 'As long as the link works: up to 90 days',
    oneYear: '1 year',
    twoYears: '2 years',
    oneDay: '24 hours',
    tenMinutes: '10 minutes',
    signedIn: 'Until you sign out',
    untilSent: 'Until the order is sent, or you remove it',
    tab: 'Until you close the tab',
    tabOrConsent: 'Until you close the tab; with Functional, on later visits too',
  },
} as const
