/** The desk's pages on which a studio edits what its site says. */
export const deskSite = {
  heading: 'Site',
  intro: 'What the site says, in parts. A change is a draft until it is published.',
  loading: 'Loading the site',
  noLive: 'Nothing has been published yet.',
  live: (release: number) => `Release ${release} is live since`,
  unpublished: (count: number) =>
    count === 0
      ? 'No changes to publish'
      : count === 1
        ? '1 unpublished change'
        : `${count} unpublished changes`,
  /** Items of which only this device has the last text. */
  unsaved: {
    title: 'Not saved yet',
    hint: 'The text is kept on this device alone, and is not in the drafts below. Open it to save it.',
  },
  review: 'Review and Publish',
  releases: 'Releases',
  back: 'Site',
  /** By kind, in the order of the list. */
  kinds: {
    pages: 'Pages',
    services: 'Services',
    articles: 'Articles',
    questions: 'FAQ',
    'case-studies': 'Portfolio: edits',
    samples: 'Portfolio: samples',
    people: 'Team',
    policies: 'Policies',
    studio: 'Studio',
  },
  kind: {
    pages: 'Page',
    services: 'Service',
    articles: 'Article',
    questions: 'Question',
    'case-studies': 'Edit of the portfolio',
    samples: 'Sample of the portfolio',
    people: 'Member of the team',
    policies: 'Policy',
    studio: 'Part of the studio',
  },
  /** Items that the software knows, by kind and key. */
  known: {
    'pages/home': 'Home',
    'pages/services': 'Services',
    'pages/pricing': 'Pricing',
    'pages/portfolio': 'Portfolio',
    'pages/about': 'About',
    'pages/faq': 'FAQ',
    'pages/contact': 'Contact',
    'pages/blog': 'Blog',
    'pages/not-found': 'Page not found',
    'policies/terms': 'Terms of service',
    'policies/privacy': 'Privacy policy',
    'policies/refund': 'Refund policy',
    'policies/cookies': 'Cookie policy',
    'policies/accessibility': 'Accessibility statement',
    'studio/brand': 'Name and addresses',
    'studio/hours': 'Opening hours',
    'studio/holidays': 'Holidays',
    'studio/promises': 'Terms and times',
    'studio/accounts': 'Ways to be paid',
    'studio/claims': 'Figures',
    'studio/mails': 'Sentences of mails',
  },
  table: {
    title: 'Title',
    state: 'State',
    problems: 'Problems',
    changed: 'Changed',
    none: 'None yet.',
    unchanged: 'Not changed',
    noProblems: 'None',
    problemsOf: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    by: (name: string) => `by ${name}`,
  },
  /** Warnings about the whole site, each with a link to its field. */
  warnings: {
    open: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
    text: 'They forbid nothing here: prices, services and ways to be paid that there are not, another number of people or minutes to read, former dates of policies, placeholders. A link to a page that there is not stops a release.',
  },
  states: { live: 'Live', changed: 'Changed', new: 'New', removed: 'To be removed' },
  archived: 'Archived',
  scheduledIn: (release: number) => `Scheduled in release ${release}`,
  add: {
    /** By kind that a studio adds. */
    open: {
      services: 'Add a Service',
      articles: 'Add an Article',
      questions: 'Add a Question',
      'case-studies': 'Add an Edit',
      samples: 'Add a Sample',
      people: 'Add a Person',
    },
    sku: 'Number (SKU)',
    skuHint: 'Capitals, digits and hyphens, such as PS-025. Orders show it.',
    address: 'Last part of its address',
    addressHint: 'Small letters, digits and hyphens, such as how-we-edit.',
    button: 'Add',
    pending: 'Adding...',
  },
}

/** Beside the sentences of mails. */
export const deskSiteMails = {
  heading: 'As clients get them',
  hint: 'About an invented order, with the drafts that are saved.',
  asText: 'As plain text, for programs that show no other',
  problems: 'They are shown here as soon as no draft has a problem.',
}

/** Beside the terms of service. */
export const deskSiteTerms = {
  heading: 'Orders under these terms',
  hint: 'An order stays under the terms of its time, told apart here by the day of their last change.',
  orders: (day: string, count: number) =>
    `${day}: ${count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`}`,
  unrecorded: 'Day not recorded',
  none: 'Nothing has been ordered yet.',
}

/** The editor of one item. */
export const deskSiteItem = {
  notFound: 'There is no such part of the site. It may have been removed or renamed.',
  form: (title: string) => `Fields of ${title}`,
  saving: {
    saved: (when: string) => `Saved as a draft, ${when}.`,
    live: 'As it is live.',
    notYet: 'Not saved yet.',
    failed: (reason: string) => `Not saved: ${reason}`,
    unreachable: 'the server cannot be reached. It will be tried again.',
    onDevice: 'Your text is kept on this device.',
    notOnDevice: 'This device cannot keep it: leave the page open.',
    unsettled: 'choose first which text stays.',
  },
  notice: {
    restored: (when: string) =>
      `Your text of ${when} was not saved. This device kept it, and here it is again.`,
    renewed: (name: string) => `${name} has changed this. You see the new text.`,
    replaced: 'Your text was replaced.',
    putBack: 'Put My Text Back',
    somebody: 'Somebody',
  },
  rival: {
    heading: 'Somebody else has changed this',
    ofServer: (name: string, when: string) => `${name} saved another text at ${when}.`,
    ofDevice: (when: string) => `This device has another text of yours, of ${when}.`,
    changes: 'Struck out is the other text, written in is yours.',
    gone: 'The other text is to be removed.',
    keep: 'Keep Mine',
    take: 'Take Theirs',
    join: 'Go On with Theirs and My Changes',
    joinHint:
      'The last choice takes the other text, and puts in each field that you have changed since you opened it.',
  },
  removed: {
    text: 'This is to be removed with the next release.',
    keep: 'Keep It',
  },
  /** A new item whose release has its text. */
  onlyScheduled: 'You can change it once it is live, or once its release is cancelled.',
  acts: {
    label: 'This item',
    view: 'Open It on the Site',
    discard: {
      open: 'Discard the Draft',
      title: 'Discard the draft?',
      text: 'The fields are as they are live again. What was typed since is lost.',
      textNew: 'It was never published. It is lost.',
      button: 'Discard',
      pending: 'Discarding...',
    },
    remove: {
      open: 'Remove',
      title: (name: string) => `Remove “${name}”?`,
      text: 'It stays on the site until the removal is published.',
      textDraft: 'It stays on the site until the removal is published. Its draft is lost.',
      /** Of a service. */
      orArchive: 'To sell it again some day, archive it instead, by the last of its fields.',
      button: 'Remove',
      pending: 'Removing...',
    },
    rename: {
      open: 'Rename',
      title: 'Another number or address',
      text: 'As soon as it is published, the former address leads here.',
      textPart: 'As soon as it is published, links to its former name open its page at the top.',
      button: 'Rename',
      pending: 'Renaming...',
      changed: 'Somebody has changed this meanwhile. Read it again first.',
    },
  },
  problems: {
    heading: 'Problems',
    intro: 'They forbid to publish.',
    warnings: 'Warnings',
    warningsIntro: 'They forbid nothing.',
    whole: 'The whole',
  },
  history: {
    heading: 'History',
    none: 'Never published.',
    release: (number: number) => `Release ${number}`,
    removal: 'Removed',
    by: (name: string) => `by ${name}`,
    events: 'What was done',
    acts: {
      added: 'Added',
      saved: 'Draft saved',
      discarded: 'Draft discarded',
      renamed: 'Renamed',
      published: 'Published',
      scheduled: 'Scheduled',
      cancelled: 'Schedule cancelled',
      failed: 'Publishing failed',
      opened: 'Studio opened',
    },
  },
}

/** Review, publishing and releases. */
export const deskSiteReleases = {
  review: {
    heading: 'Review and publish',
    loading: 'Comparing',
    nothing: 'There is nothing to publish: the site is as its drafts are.',
    choose: (title: string) => `Publish ${title}`,
    chosen: (count: number, all: number) => `${count} of ${all} chosen`,
    fields: 'Fields that differ',
    isNew: 'New',
    isRemoved: 'It will be removed.',
    same: 'No field differs.',
    emptyText: '(empty)',
    pictureBefore: 'Picture before',
    pictureAfter: 'Picture after',
    problems: 'Problems that forbid to publish',
    warnings: 'Warnings',
    otherProblems: 'Problems of the rest of the site',
    otherWarnings: 'Warnings of the rest of the site',
    askPublisher: 'Ask an owner to publish, or somebody else who may publish the site.',
    accountsOfOwners: 'Ways to be paid are published by owners alone: ask an owner.',
    note: 'Note',
    noteHint: 'For the list of releases. Nobody else sees it.',
    when: 'When',
    now: 'Now',
    later: 'At a time',
    at: 'Day and time',
    atHint: 'In the time of your device.',
    atStudio: (moment: string) => `At the studio: ${moment}`,
    publish: 'Publish Now',
    publishing: 'Publishing...',
    schedule: 'Schedule',
    scheduling: 'Scheduling...',
    chooseSome: 'Choose an item first.',
    chooseTime: 'Choose a day and a time.',
    noAccounts: 'Ways to be paid cannot be scheduled. Publish them now, or leave them out.',
    isForbidden: 'Mend the problems of the chosen items first.',
    live: (release: number) => `Release ${release} is live.`,
    scheduled: (release: number, moment: string) => `Release ${release} goes live on ${moment}.`,
    willFail: (release: number) =>
      `Release ${release} is scheduled, but it will fail at its time: another release changes the same items earlier. Cancel it, and schedule it again once the other one is live.`,
    failed: (release: number, sentence: string) =>
      `Release ${release} failed, and the site is as it was. ${sentence}`,
    toItem: 'Open the Item',
  },
  list: {
    heading: 'Releases',
    loading: 'Loading the releases',
    none: 'Nothing has been published yet.',
    release: 'Release',
    status: 'Status',
    changes: 'Changes',
    made: 'Made',
    note: 'Note',
    more: 'Show Earlier Releases',
    number: (release: number) => `Release ${release}`,
    changesOf: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
    by: (name: string) => `by ${name}`,
    undoes: (release: number) => `Takes release ${release} back`,
    goesLive: 'Goes live',
    conflicts: (count: number) =>
      count === 1
        ? 'It will fail: 1 item has changed since'
        : `It will fail: ${count} items have changed since`,
  },
  statuses: {
    scheduled: 'Scheduled',
    rendering: 'Being made',
    live: 'Live',
    replaced: 'Replaced',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  one: {
    back: 'Releases',
    loading: 'Loading the release',
    notFound: 'There is no such release.',
    facts: 'About this release',
    liveAt: 'Live since',
    goesLiveAt: 'Goes live',
    changes: 'What it changes',
    change: { added: 'Added', changed: 'Changed', removed: 'Removed' },
    cut: 'Only the first thousand differences are shown.',
    conflicts: 'It will fail at its time',
    conflictsText: 'These items have changed since, or change earlier. Cancel it, then publish again:',
    cancel: {
      open: 'Cancel the Schedule',
      title: 'Cancel this release?',
      text: 'It will not go live. Its changes are drafts again.',
      button: 'Cancel the Schedule',
      pending: 'Cancelling...',
      keep: 'Keep It',
      done: 'It will not go live. Its changes are drafts again.',
    },
    undo: {
      open: 'Take It Back',
      title: (release: number) => `Take release ${release} back?`,
      text: (titles: string) =>
        `A new release goes live at once. It makes these as they were before: ${titles}.`,
      button: 'Take It Back',
      pending: 'Taking it back...',
      done: (release: number) => `Release ${release} is live, and this one is taken back.`,
      ofOwners: 'An owner can take it back: it changes the ways to be paid.',
    },
  },
}
