import { subscribeToSession } from './session-store.ts'

/** Name and address from a guest's last order, for the form for an account. */
export interface GuestDetails {
  name: string
  email: string
}

let details: GuestDetails | null = null

/** Remembers them for the form for an account, until this page is left or somebody signs in or out. */
export function noteGuest(guest: GuestDetails) {
  details = guest
}

/** The values that the form for an account begins with, or null. */
export const guestDetails = () => details

subscribeToSession(() => {
  details = null
})
