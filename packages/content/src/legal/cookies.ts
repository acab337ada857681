import { site } from '#site'
import type { LegalDocument } from './legal-document.ts'

/** The rows of its table come from the names that the code uses. */
export const cookiePolicy: LegalDocument = site.policies.cookies

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
    nw_preview:
      'Shows pages before they are published, to members of the studio and to people who opened a link to them. It opens nothing after the link has ended.',
    cookiesAccepted: 'Remembers that you have answered the cookie banner, so that it does not ask again.',
    nw_consent_day: 'Holds the day of your answer, so that we ask again after a year.',
    cookiePreferences: 'Remembers which of the four types you allow.',
    nw_user:
      'A note of who is signed in (id, name and email), so that the header shows the right button at once. It opens nothing.',
    nw_session_id: 'Goes with nw_user and tells the tabs of this browser that somebody is signed in.',
    nw_draft:
      'Keeps a half-filled order form, one entry for each service, and half-written comments and messages, until you send or cancel them.',
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
    browser: 'Until you close the browser, or the preview ends',
    tab: 'Until you close the tab',
    tabOrConsent: 'Until you close the tab; with Functional, on later visits too',
  },
} as const
