/** The words under a list that is longer than what is on screen. */
export const lists = {
  more: 'Show More',
  pending: 'Loading...',
  /** Leads from the middle of a list to its start. */
  latest: 'Back to the latest',
  shown: (count: number) => `${count} are shown.`,
  all: (count: number) => `All ${count} are shown.`,
  failed: 'The rest could not be loaded. Check your connection, then try again.',
} as const
