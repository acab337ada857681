import { subscribeToSession } from './session-store.ts'

/** Name and address of a guest's last order, for the sign-up form. */
export interface GuestDetails {
  name: string
  email: string
}

let details: GuestDetails | null = null

/** Kept until the page is left, or a sign-in or sign-out. */
export function noteGuest(guest: GuestDetails) {
  details = guest
}

export const guestDetails = () => details

subscribeToSession(() => {
  details = null
})
