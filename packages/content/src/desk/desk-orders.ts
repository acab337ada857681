/** The order list and its saved views. */
export const deskOrders = {
  heading: 'Orders',
  search: {
    label: 'Search orders',
    hint: 'Number, name, email, phone or words of the brief',
    hintWriter: 'Number, name or words of the brief',
    tookTooLong:
      'The search took too long, so our server stopped it. Write a longer or rarer word, or choose a state.',
  },
  filters: {
    label: 'Filters',
    status: 'State',
    anyStatus: 'Every state',
    sku: 'Service',
    anySku: 'Every service',
    hand: 'In hand',
    anyHand: 'Everybody',
    mine: 'Mine',
    nobody: 'Nobody',
    hasLeft: 'A member who has left',
    /** Of service, by the day of their last change. */
    termsOf: 'Terms of',
    anyTerms: 'Any day',
    unrecordedTerms: 'Not recorded',
    sort: 'Sort by',
    clear: 'Clear',
  },
  sorts: { newest: 'Newest first', oldest: 'Oldest first', due: 'Promised first' },
  caption: 'Orders',
  columns: { about: 'Order', client: 'Client', due: 'Due', hand: 'In hand', placed: 'Placed' },
  /** Precedes the writer's name, below the agent's. */
  writes: 'Writer:',
  nothing: 'No order is like this.',
  loading: 'Loading orders',
  more: 'Show more',
  views: {
    open: 'Your views',
    none: 'You keep no view yet.',
    keep: 'Keep This View',
    title: 'Keep this view',
    renameTitle: 'Rename this view',
    name: 'Name',
    save: 'Keep',
    rename: 'Rename',
    delete: (name: string) => `Delete “${name}”`,
    renameOne: (name: string) => `Rename “${name}”`,
  },
} as const

/** The command palette. */
export const deskJump = {
  title: 'Go to',
  placeholder: 'Number, name, page or action',
  orders: 'Orders',
  pages: 'Pages and actions',
  searchFor: (words: string) => `Search orders for “${words}”`,
  light: 'Light colors',
  dark: 'Dark colors',
  keysOff: 'Turn single keys off',
  keysOn: 'Turn single keys on',
} as const
