/** Times and numbers of the mail queue. Seconds, unless a name says otherwise. */
export interface MailQueueSettings {
  /** Between two looks for new mail. */
  pollingIntervalSeconds: number
  /** Mails taken at one look. */
  batchSize: number
  /** After which a mail in the hands of a worker counts as stuck: its process has died. */
  expireInSeconds: number
  /** Between two looks for stuck mails. */
  superviseIntervalSeconds: number
  /** Before the second try; doubles from try to try, with up to as much again at random. */
  retryDelay: number
  retryDelayMax: number
  /** Tries after the first. */
  retryLimit: number
  /** How long `stop` waits for mails that are being sent. */
  stopTimeoutMs: number
}

/**
 * Twenty mails a second, tried for two days. A mail whose process was killed is tried again within
 * a minute: expiry, two looks (the first may come too early), the first delay, one poll.
 */
export const mailQueueSettings: MailQueueSettings = {
  pollingIntervalSeconds: 0.5,
  batchSize: 10,
  expireInSeconds: 25,
  superviseIntervalSeconds: 10,
  retryDelay: 5,
  retryDelayMax: 4 * 3_600,
  retryLimit: 22,
  stopTimeoutMs: 3_000,
}
