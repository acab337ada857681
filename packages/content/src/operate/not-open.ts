/** Words on the pages of a studio whose owner has not opened it yet. */
export const notOpenWords = {
  label: 'Not open yet',
  /** Line on top of each page, and first in every order form. */
  line: 'This studio is not open yet. It takes no orders and no subscriptions until then.',
} as const
