/** Comments in a Word file. */
export const commentWords = {
  /** Author without a known name. */
  client: 'Client',
  whole: (version: number) => `On the whole text, version ${version}:`,
  /** The passage is in neither version of the file, more than once, or beside other words. */
  passage: (quote: string, version: number) => `On “${quote}” in version ${version}:`,
  answer: {
    done: (words: string) => (words === '' ? 'Done' : `Done: ${words}`),
    declined: (words: string) => `No, because: ${words}`,
    answered: (words: string) => words,
    settled: () => 'Settled',
  },
} as const
