/** Below a list with more pages. */
export const lists = {
  more: 'Show More',
  pending: 'Loading...',
  /** Back to the list's start. */
  latest: 'Back to the latest',
  shown: (count: number) => `${count} are shown.`,
  all: (count: number) => `All ${count} are shown.`,
  failed: 'The rest could not be loaded. Check your connection, then try again.',
} as const
