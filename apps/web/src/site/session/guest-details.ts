import { subscribeToSession } from './session-store.ts'

/** What a guest has just ordered with, as far as an account needs it. */
export interface GuestDetails {
  name: string
  email: string
}

let details: GuestDetails | null = null

/** Remembers, until this page is left or somebody signs in or out, with what the form for an account begins. */
export function noteGuest(guest: GuestDetails) {
  details = guest
}

/** With what the form for an account begins; null for a visitor of whom nothing is known. */
export const guestDetails = () => details

subscribeToSession(() => {
  details = null
})
