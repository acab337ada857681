/** The settings of the mail queue. Times are in seconds, unless a name says otherwise. */
export interface MailQueueSettings {
  /** Time between two checks for new mail. */
  pollingIntervalSeconds: number
  /** Mails taken at one check. */
  batchSize: number
  /** After this time a mail that a worker took counts as stuck: the process has died. */
  expireInSeconds: number
  /** Time between two checks for stuck mails. */
  superviseIntervalSeconds: number
  /** Time before the second try; doubles from try to try, and up to as much again is added at random. */
  retryDelay: number
  retryDelayMax: number
  /** Tries after the first. */
  retryLimit: number
  /** How long the desk may cancel a mail that somebody there caused; zero holds none. A server takes `MAIL_HOLD_SECONDS`. */
  holdSeconds: number
  /** What passes after that before it is sent: a cancellation that came in time is written by then. */
  afterHoldSeconds: number
  /** Notices of one kind to one inbox of the studio that leave by themselves within ten minutes; one mail tells of those beyond. */
  noticesInTenMinutes: number
  /** How long `stop` waits for mails that are being sent. */
  stopTimeoutMs: number
}

/**
 * Twenty mails a second, tried for two days. A mail whose process was killed is tried again within
 * a minute: expiry, two checks (the first may come too early), the first delay, one poll.
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
