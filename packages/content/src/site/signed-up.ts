/** Sentences after a sign-up. Apart from `auth`, which pages load before anybody signs up. */
export const signedUp = {
  mailed: 'We sent you an email with a link. Open it to verify your address.',
  /** Strangers may have asked for such emails to the address. */
  notMailed:
    'Several emails to verify this address were sent lately, so we sent none now. Ask for one in your profile in an hour.',
}
