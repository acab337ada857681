/** The steps in which a new owner makes the studio their own. */
export const deskSiteSetUp = {
  heading: 'Set up your studio',
  link: 'Set Up Your Studio',
  intro:
    'This is an invented studio. Eight steps make it yours. What you type is a draft: nobody else sees it before the last step.',
  askOwner: 'An owner sets up the studio.',
  loading: 'Loading the step',
  stepsLabel: 'Steps',
  progress: (at: number, of: number) => `${at} of ${of}`,
  navigation: 'Between the steps',
  back: 'Back',
  next: 'Next',
  leave: 'Leave for Later',
  /** By name of the step, in their order. */
  steps: {
    name: { heading: 'Name and address', text: 'Pages, mails and receipts take them from here.' },
    looks: { heading: 'Colors and logo', text: 'Every other shade follows, in the light and in the dark.' },
    services: {
      heading: 'Services',
      text: 'Keep what you offer, change its words, drop the rest. Prices follow in the next step.',
    },
    prices: { heading: 'Prices', text: 'In US dollars. Sentences that name a price follow by themselves.' },
    paying: {
      heading: 'Ways to be paid',
      text: 'Requests for payment show them. When they are published, you enter your password once more, and every owner gets a mail.',
    },
    hours: {
      heading: 'Hours and holidays',
      text: 'Promised times count business hours, and skip these days.',
    },
    mail: {
      heading: 'Mail server',
      text: 'It may wait: until then mails are kept at the desk, where you read them and hand out their links.',
    },
    open: { heading: 'Open the site', text: 'Look through what is left, then publish everything.' },
  },
  picture: {
    heading: 'The home page',
    hint: 'As it would be with your drafts.',
    problems: 'It is drawn again once these are mended:',
    whole: 'See the Whole Preview',
  },
  services: {
    change: 'Change',
    changeNamed: (title: string) => `Change ${title}`,
    close: 'Close',
    closeNamed: (title: string) => `Close ${title}`,
    drop: 'Drop',
    dropNamed: (title: string) => `Drop ${title}`,
    keep: 'Keep It',
    keepNamed: (title: string) => `Keep ${title}`,
    more: 'All its fields',
    moved: 'Somebody has changed this service meanwhile. Press again.',
    kept: (kept: number, dropped: number) => `${kept} kept, ${dropped} dropped`,
  },
  prices: {
    none: 'There is no service. Add one in the step before.',
  },
  open: {
    loading: 'Looking through the site',
    opened: (drafts: number) =>
      drafts === 0
        ? 'The studio is open, and everything is published.'
        : `The studio is open. ${drafts === 1 ? '1 draft is' : `${drafts} drafts are`} not published.`,
    review: 'Review and Publish',
    visit: 'Visit Your Site',
  },
} as const
