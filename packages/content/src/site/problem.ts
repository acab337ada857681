/** Failed forms on a page that was loaded again. */
export const problem = {
  /** Browser title; `title` is the page's normal one. */
  titled: (title: string) => `Error: ${title}`,
  heading: 'There is a problem',
  /** A password was typed: pages never contain one. */
  passwordsAgain: 'A password is never sent back to this page, so please type it again.',
  /** Next step after a problem without a form. */
  next: 'Go back to the page that you came from: what you typed is still there. If this goes on, write to us.',
} as const
