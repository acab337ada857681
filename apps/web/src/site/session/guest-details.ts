import type { SessionHint } from './session-hint.ts'
import { subscribeToSession } from './session-store.ts'

type GuestDetails = Pick<SessionHint, 'name' | 'email'>

let details: GuestDetails | null = null

/** Notes a guest of the last order, for the sign-up form, until the page is left, or a sign-in or sign-out. */
export function noteGuest(guest: GuestDetails) {
  details = guest
}

export const guestDetails = () => details

subscribeToSession(() => {
  details = null
})
