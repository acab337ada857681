import type { Finding } from '../checks/finding.ts'
import type { DomainError } from '../errors/domain-error.ts'

export type Level = 'debug' | 'info' | 'warn' | 'error'

const made = Symbol('made')

/** A log line without its fields. Made only in this file. */
export interface Line<At extends Level = Level> {
  level: At
  sentence: string
  [made]: true
}

const at =
  <At extends Level>(level: At) =>
  (sentence: string): Line<At> => ({ level, sentence, [made]: true })
const [debug, info, warn, error] = [at('debug'), at('info'), at('warn'), at('error')]

/** Documented in docs/logs.md. */
export const lines = {
  ready: (brand: string, url: string) => info(`${brand} is ready at ${url}`),
  limitsMultiplied: (factor: string) => warn(`Every limit is multiplied by ${factor}`),
  placeholdersLeft: (names: string) => warn(`Placeholders still in use: ${names}`),
  notOpen: (url: string) => info(`The studio is closed until its owner opens it at ${url}`),
  ownerMissing: (place: string) =>
    info(`The studio has no owner yet. The link to become its owner is ${place}`),
  setUpFailed: error('The link to become the owner could not be made; the next try is in ten seconds.'),
  mailShown: (subject: string, url: string) => info(`${subject}: ${url}`),
  answered: debug('A request was answered.'),
  tookLong: info('A request took long.'),
  downloaded: info('A file is downloaded.'),
  mailQueueFailed: error('The mail queue had an error and goes on.'),
  mailQueueWarned: warn('The mail queue needs a look.'),
  mailUnsent: warn('A mail could not be sent.'),
  ordersUnconfirmed: error('Orders could not be confirmed; the next try is in a minute.'),
  noticesUntold: error('Gathered notices were not told to the studio; the next try is in a minute.'),
  releasesWait: error('Scheduled releases of the site wait; the next try is in two seconds.'),
  releaseNotShown: error(
    'The live release of the site could not be shown; the next try is in half a second.',
  ),
  openingUnread: error('Whether the studio is open could not be read; the next try is in half a second.'),
  oldDataKept: error('Old data could not be deleted; the next try is in an hour.'),
  statisticsOld: error('Statistics of the database are old; the next try is in an hour.'),
  checksFailed: error('The checks of the server could not be run; the next try is in a quarter of an hour.'),
  figureUnread: warn('A figure of the database could not be read.'),
  copyDoorClosed: warn(
    'northword backup needs this server stopped, because it could not open its socket in DATA_DIR.',
  ),
  copyFailed: error('The embedded database could not be copied for a backup.'),
  copyKept: warn('A copy for a backup could not be deleted; the next start deletes it.'),
  startTimesNotCorrected: error(
    'The mail queue could not look for mails that wait too long; the next look is in a minute.',
  ),
  webhooksWait: error('Webhooks wait: the database could not be asked for them.'),
  webhookUnrecorded: error('What became of a webhook could not be written down.'),
  buildNotKept: error(
    'The files of this build could not be kept for pages that stay open over the next one; the next try is in an hour.',
  ),
  replicaBehind: warn(
    'The replica (DATABASE_REPLICA_URL) is behind; lists come from the primary until it has caught up.',
  ),
  replicaFailed: warn(
    'The replica (DATABASE_REPLICA_URL) cannot be used; lists come from the primary until it can.',
  ),
  /** Our own fault, with the message that its reader sees. */
  failed: ({ message }: DomainError) => error(message),
  found: ({ sentence }: Finding) => warn(sentence),
}
