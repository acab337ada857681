import { readAnswer } from '../consent/consent.ts'

/** What the server knows of a visitor whose browser runs no scripts. */
export const visitorStyles = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  href: '/visitor.css',
})

/**
 * Shows the cookie banner, if the visitor has not answered, as the server shows it where no script runs; or leaves that
 * to the script which came after all.
 */
export function askByServer(isNeeded: boolean) {
  if (isNeeded && !readAnswer()) document.head.append(visitorStyles)
  else visitorStyles.remove()
}
