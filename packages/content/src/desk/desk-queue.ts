export const deskQueue = {
  heading: 'What to do next',
  /** For screen readers. */
  viewsLabel: 'Views of the queue',
  views: {
    all: 'All',
    refund: 'Refunds',
    contact: 'New orders',
    payment: 'Payment',
    work: 'Work',
    answer: 'Answers',
    message: 'Messages',
    mine: 'Mine',
    later: 'Later',
  },
  duties: {
    refund: 'Give money back',
    contact: 'Contact and price',
    payment: 'Get the payment',
    work: 'Write and deliver',
    answer: 'Answer the client',
    message: 'Answer',
  },
  caption: 'Duties, the oldest promise first',
  columns: { due: 'Due', duty: 'To do', about: 'About', client: 'Client', hand: 'In hand' },
  urgent: 'Urgent',
  detached: 'No address',
  noPromise: 'No date',
  late: (time: string) => `${time} late`,
  left: (time: string) => `${time} left`,
  /** Working hours in the time left. */
  working: (time: string) => `${time} of work`,
  noWorking: 'closed until then',
  comesBack: (when: string) => `Back ${when}`,
  you: 'You',
  free: 'Nobody',
  /** Shown at once, before the server answers. */
  taking: 'Taking in hand…',
  opening: 'Opening…',
  nothing: 'Nothing is waiting here.',
  loading: 'Loading the queue',
  more: 'Show more',
  news: (count: number) => `${count} new, press r`,
  /** For owners. */
  serverWarnings: 'For whoever runs the server',
  /** Before a closing of a day or longer. */
  closing: (count: number, opens: string) =>
    `${count === 1 ? 'One promise to a new client runs' : `${count} promises to new clients run`} out before the studio opens again on ${opens}. Call today.`,
  later: {
    title: (number: string) => `Talk later: ${number}`,
    /** One-press choices. */
    choices: {
      hour: 'In an hour',
      afternoon: 'In three hours',
      tomorrow: 'Tomorrow at 9',
      monday: 'Next Monday at 9',
    },
    until: 'Or at',
    save: 'Put Off',
    done: (number: string) => `${number} is put off.`,
  },
  claimed: (number: string) => `${number} is in your hand.`,
  age: { now: 'just now', ago: (time: string) => `for ${time}` },
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} d`,
} as const

export const deskKeys = {
  heading: 'Keys',
  open: 'Keys',
  switch: 'Single keys',
  hint: 'Turn them off where they get in the way of your screen reader or voice control.',
  list: [
    ['j', 'Next row'],
    ['k', 'Row before'],
    ['Enter', 'Open the row'],
    ['c', 'Take in hand'],
    ['a', 'Assign to a colleague'],
    ['l', 'Log a call'],
    ['z', 'Talk later'],
    ['u', 'Undo the last step'],
    ['/', 'Search orders'],
    ['r', 'Show what is new'],
    ['x', 'Cancel the latest mail that is held'],
    ['?', 'This list'],
  ],
  /** Works with single keys off too: it is a key combination. */
  jump: ['Ctrl or ⌘ K', 'Go to an order or a page'],
} as const
