/** The words of forms that were not done, where the page comes anew to say so. */
export const problem = {
  /** The browser title of such a page; `title` is that of the page without the problem. */
  titled: (title: string) => `Error: ${title}`,
  /** Above what is wrong. */
  heading: 'There is a problem',
  /** Where a password was among what was typed: no page holds one. */
  passwordsAgain: 'A password is never sent back to this page, so please type it again.',
  /** How to go on from the page that tells of a problem which belongs to no form. */
  next: 'Go back to the page that you came from: what you typed is still there. If this goes on, write to us.',
} as const
