import { readAnswer } from '../consent/consent.ts'

/** The server's style sheet for visitors without scripts. */
export const visitorStyles = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  href: '/visitor.css',
})

/** Lets the server's style sheet show the cookie banner, until scripts arrive after all. */
export function askByServer(isNeeded: boolean) {
  if (isNeeded && !readAnswer()) document.head.append(visitorStyles)
  else visitorStyles.remove()
}
