export const deskCase = {
  back: 'Queue',
  loading: 'Loading the order',
  notFound: 'There is no order with this number.',
  here: (names: string, count: number) => `${names} ${count === 1 ? 'has' : 'have'} this order open, too.`,
  promised: {
    heading: 'Promised',
    by: (when: string) => `By ${when}`,
    nothing: 'Nothing is promised now.',
    later: (when: string) => `Put off until ${when}`,
    /** If the agent and the writer have put off their own duties. */
    laterOf: (hand: string, when: string) => `${hand}: put off until ${when}`,
    grace: (when: string) =>
      `The grace of our Refund Policy runs until ${when}. After it the client can cancel and gets the full price back.`,
    graceOver: (when: string) =>
      `The grace of our Refund Policy was over on ${when}. The client can cancel and gets the full price back.`,
    graceOfRevision: (when: string) =>
      `The grace of our Refund Policy ends on ${when}. The client was told to write to us then.`,
    changesUntil: (when: string) => `Revisions until ${when}`,
  },
  brief: {
    heading: 'Brief',
    none: 'The client sent no brief.',
    /** To an agent, before the work. */
    ask: 'The client sent no brief. Ask for it. Once it is among the messages, move the paid order to In Production.',
    /** To a writer. */
    asks: (agent: string | null) =>
      `The client sent no brief. ${agent ?? 'An agent'} asks for it, and moves the order to In Production when it is here.`,
    material:
      'No revision needs the material any more that the client may have sent by email. Delete it, as our Privacy Policy says.',
  },
  facts: {
    heading: 'What was sold',
    service: 'Service',
    price: 'Price',
    quoted: 'Price that the client saw',
    turnaround: 'Turnaround',
    placed: 'Placed',
    /** Day of their last change. */
    terms: 'Terms of',
    reference: 'Client’s reference',
  },
  client: {
    heading: 'Client',
    guest: 'Guest',
    account: 'Account',
    /** A reader of the address has said that the order is not theirs. */
    noEmail: 'None: whoever reads the one that was typed does not know this order. Call the client.',
  },
  address: {
    detached: 'This order has no address',
    detachedText:
      'The reader of the address that was typed says that the order is not theirs. No mail goes out. Call the client and enter the right address.',
    button: 'Change the Address',
    title: 'Change the address of this order?',
    hint: 'Every link to the order ends, mails that wait for the old address are cancelled, and the new one gets a mail with a link.',
    email: 'New address',
    reason: 'Reason',
    reasonHint: 'It stands in the timeline, where writers read it too.',
    save: 'Change the Address',
  },
  links: {
    heading: 'Links to this order',
    intro:
      'Anyone with a link sees the order without an account. Give one only to the client you have spoken with. It ends with your rights at the desk.',
    make: 'Make a Link',
    made: 'New link',
    revoke: {
      button: 'Revoke All Links',
      title: 'Revoke all links to this order?',
      text: 'Links in emails stop working too, and whoever has the order open by one loses it. The client can ask for a new link by email.',
      pending: 'Revoking...',
    },
    revoked: 'No link to this order works any more.',
  },
  hand: {
    heading: 'In hand',
    /** The agent speaks with the client. */
    names: { agent: 'Agent', writer: 'Writer' },
    /** In the timeline. */
    as: { agent: 'As the agent', writer: 'As the writer' },
    nobody: 'Nobody',
    you: 'You',
    since: (when: string) => `since ${when}`,
    claim: { agent: 'Take in Hand', writer: 'Take as Writer' },
    takeOver: { agent: 'Take Over', writer: 'Take Over as Writer' },
    /** The order waits for its writer: nobody yet, or you. */
    begin: 'Begin Writing',
    begins: 'The client is told that a writer has begun.',
    release: { agent: 'Give Back', writer: 'Give Back as Writer' },
  },
  stale: {
    heading: 'This has changed since you began',
    since: 'Since then:',
    /** Above the two values of a field. */
    theirs: 'Now',
    mine: 'Yours',
    save: 'Save All the Same',
    drop: 'Drop Mine',
    nothing: 'Not put off',
    nothingTyped: 'Nothing',
    nobody: 'Nobody',
    you: 'You',
  },
  steps: {
    claim: (number: string) => `${number} is in your hand.`,
    release: (number: string) => `${number} is given back.`,
    later: (number: string) => `${number} is put off.`,
    call: (number: string) => `The call about ${number} is in the timeline.`,
    move: (number: string, to: string) => `${number} is ${to}.`,
  },
  call: {
    heading: 'Call sheet',
    gaps: 'What the call has to settle',
    /** Questions that a brief leaves open, for the first call. */
    asks: [
      'Who will read it?',
      'What should the reader do next?',
      'Which facts, links or names have to be in it?',
      'Is the date good?',
      'How will they pay?',
    ],
    outcome: 'How did the call end?',
    outcomes: { reached: 'Reached', 'no answer': 'No answer', 'call back': 'Call back' },
    text: 'What was said',
    until: 'Call again at',
    save: 'Save the Call',
    saved: 'The call is in the timeline.',
  },
  putOff: {
    heading: 'Talk later',
    until: 'Back in the queue at',
    save: 'Put Off',
    saved: 'It comes back to its own place then.',
  },
  note: {
    heading: 'Note',
    label: 'Internal note',
    hint: 'No client ever sees it.',
    save: 'Add the Note',
    saved: 'The note is in the timeline.',
  },
  moves: {
    heading: 'Next state',
    none: 'It cannot be moved by hand.',
    reason: 'Reason',
    reasonHint:
      'It stands in the timeline. For Delivered without a text from here, write how you sent it: the client reads that.',
    save: (to: string) => `Move to ${to}`,
    cancel: {
      title: 'Cancel this order?',
      text: 'The client is told at once that no work follows and nothing is owed.',
      /** If something is paid. */
      paid: (amount: string) =>
        `They have paid ${amount}. All of it is due back to them, unless you keep a share by the Refund Policy.`,
      button: 'Cancel the Order',
      keep: 'Keep the Order',
      pending: 'Cancelling...',
    },
  },
  timeline: {
    heading: 'Timeline',
    moved: (who: string, from: string | null, to: string) =>
      from ? `${who} moved it from ${from} to ${to}` : `${who} placed it`,
    /** Reason of a move that undoes another. */
    undone: 'Undone',
    kinds: {
      claim: 'took it in hand',
      release: 'gave it back',
      later: 'put it off',
      note: 'noted',
      call: 'called',
      answered: 'answered',
      undone: 'took back',
      move: 'moved it',
      request: 'asked for payment',
      terms: 'changed the terms',
      heard: 'wrote a message',
      commented: 'sent comments on a text',
      approved: 'approved a text',
      unapproved: 'took back an approval',
      asked: 'asked the client about a text',
      replied: 'answered a question about a text',
      wrote: 'wrote to the client',
      delivered: 'delivered',
      settled: 'noted that no answer is needed',
      'cancelled mail': 'cancelled a mail',
      'sent again': 'sent a mail again',
      'showed links': 'had the links of a mail shown',
      'link-copied': 'copied a link to the order',
      'links-revoked': 'revoked all links to the order',
      'not-mine': 'says that the order is not theirs; it has no address any more',
      address: 'put another address on it',
    },
    until: (when: string) => ` until ${when}`,
    /** Of a call. */
    again: (when: string) => `, and calls again on ${when}`,
    by: { client: 'Client', link: 'Client, by link', guest: 'Guest', system: 'The system', staff: 'Staff' },
  },
} as const

/** In the timeline, where somebody else assigned the order to its agent or writer. */
export const takenFor = (as: string, name: string) => `${as}: ${name}`

/** Actor in the timeline who rejected an order as not theirs. */
export const strangerName = 'Reader of the address'
