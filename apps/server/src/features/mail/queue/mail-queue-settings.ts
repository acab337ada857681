/** Settings of the mail queue. Times are in seconds, unless a name says otherwise. */
export interface MailQueueSettings {
  pollingIntervalSeconds: number
  batchSize: number
  /** After this time a mail that a worker took counts as stuck, since its process must have died. */
  expireInSeconds: number
  /** Time between two checks for stuck mails. */
  superviseIntervalSeconds: number
  /** Time before the second try. Doubles with each try, plus a random share of up to 100 %. */
  retryDelay: number
  retryDelayMax: number
  /** Tries after the first. */
  retryLimit: number
  /** Time in which a member may cancel a mail they caused; 0 holds none. Set by `MAIL_HOLD_SECONDS`. */
  holdSeconds: number
  /** Extra time before sending, so that a cancellation made in time is committed. */
  afterHoldSeconds: number
  /** Notices of one kind to one studio inbox sent singly within ten minutes. Further ones go into one digest. */
  noticesInTenMinutes: number
  /** Longest wait of `stop` for mails being sent. */
  stopTimeoutMs: number
}

/**
 * Twenty mails a second, tried for two days. After a process was killed, a mail is tried again within a minute:
 * expiry, two checks (the first may come too early), the first delay, one poll.
 */
export const mailQueueSettings: MailQueueSettings = {
  pollingIntervalSeconds: 0.5,
  batchSize: 10,
  expireInSeconds: 25,
  superviseIntervalSeconds: 10,
  retryDelay: 5,
  retryDelayMax: 4 * 3_600,
  retryLimit: 22,
  holdSeconds: 10,
  afterHoldSeconds: 1,
  noticesInTenMinutes: 20,
  stopTimeoutMs: 3_000,
}

/** Longest time from the first try to the end of the last. */
export function longestTriesSeconds({
  retryDelay,
  retryDelayMax,
  retryLimit,
  expireInSeconds,
}: MailQueueSettings): number {
  const waits = Array.from({ length: retryLimit }, (_, tried) =>
    Math.min(retryDelayMax, retryDelay * 2 ** (tried + 1)),
  )
  return waits.reduce((sum, wait) => sum + wait, (retryLimit + 1) * expireInSeconds)
}
