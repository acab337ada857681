import { counted } from '@northword/contract/counted'

/** A version of a text for the operator. */
export const namedVersion = (number: string, piece: number, version: number) =>
  `${number}, text ${piece}, version ${version}`

/**
 * Faults of a server with their remedy, for `northword doctor`, the log and owners at the desk. They name neither
 * persons nor secrets.
 */
export const checks = {
  noMailServer:
    'No mail server is set, so mails are kept at the desk and none leaves: set one at the desk, under Site, or put its address into SMTP_URL.',
  mailServerUnknown: (host: string) =>
    `No machine has the name of the mail server, ${host}: correct the name in SMTP_URL, or see whether this machine finds other names.`,
  mailServerAway: (host: string, reason: string) =>
    `The mail server ${host} cannot be reached (${reason}): see whether it runs, whether the host and the port in SMTP_URL are right, and whether this machine may reach them.`,
  mailServerSilent: (host: string) =>
    `The mail server ${host} does not answer in time: see whether a firewall or the provider of this machine closes that port (often 25), and whether SMTP_URL begins with smtps:// for port 465 and with smtp:// for any other.`,
  mailServerPlain: (host: string) =>
    `The mail server ${host} does not encrypt as SMTP_URL asks: begin it with smtps:// for port 465 and with smtp:// for any other, and leave out requireTLS only where nobody can listen in.`,
  mailServerCertificate: (host: string, why: string) =>
    `The certificate of the mail server ${host} is not to be trusted (${why}), so nothing is sent to it: put the name that the certificate is for into SMTP_URL, or let whoever runs the mail server renew it. If you made it yourself, add it to the authorities of this machine (update-ca-certificates) and set NODE_OPTIONS=--use-system-ca.`,
  mailServerRefuses: (host: string) =>
    `The mail server ${host} refuses to let us sign in: put the right user and password into SMTP_URL, with %40 for an @ in them.`,
  mailPasswordLost:
    'The password of the mail server cannot be read, because the key that encrypted it is another or gone, so mails wait: enter the password again at the desk, under Site, or bring back SECRETS_KEY (several servers need the same one) or the file secrets-key in DATA_DIR.',
  insecureAddress: (publicUrl: string) =>
    `PUBLIC_URL is ${publicUrl}, so passwords and orders travel unencrypted: put a proxy with a certificate in front and write https in PUBLIC_URL.`,
  localAddress: (publicUrl: string) =>
    `PUBLIC_URL is ${publicUrl}, which opens nothing on a reader’s machine, and mailed links begin with it: set PUBLIC_URL to the address that visitors use.`,
  proxyNotTrusted:
    'A proxy must be in front, because PUBLIC_URL is https, but TRUSTED_PROXIES is empty, so all visitors share the limits of one network: set it to the network of the proxy, such as 127.0.0.1/32.',
  forwardedUnheard: (proxy: string) =>
    `A request came with X-Forwarded-For from ${proxy || 'an address'}, which is not in TRUSTED_PROXIES, so all visitors behind a proxy share the limits of one network: add the network of your proxy to TRUSTED_PROXIES, if there is one.`,
  otherHost: (asked: string, publicUrl: string) =>
    `A visitor’s browser asked for ${asked}, but PUBLIC_URL is ${publicUrl}, with which mailed links begin: if ${asked} is yours, set PUBLIC_URL to it or let it lead there.`,
  clockOff: (seconds: number) =>
    `The clock of this machine and that of the database differ by ${counted(seconds, 'second', 'seconds')}, so promises and links end at wrong times: set both by NTP.`,
  notMigrated: (count: number) =>
    `The database lacks ${counted(count, 'migration', 'migrations')} of this version: run northword migrate, or start the server.`,
  newerDatabase: (names: string) =>
    `A newer version has used this database, and this one does not know ${names}. The release before that version serves it as well, so you may go back to that one; run no older one.`,
  noTrigrams:
    'The database lacks the extension pg_trgm (package postgresql-contrib), without which search fails: let an administrator run CREATE EXTENSION pg_trgm in it.',
  folderClosed: (folder: string, reason: string) =>
    `The data directory ${folder} cannot be written to (${reason}): give it to the user of the server, or set DATA_DIR to another.`,
  diskFull: (folder: string, megabytes: number) =>
    `The disk of ${folder} has ${megabytes} MB left: free some space before the database can write no more.`,
  notBuilt: 'The site has not been built: run npm run build.',
  portTaken: (port: number) =>
    `Another program listens on port ${port}: stop it, or set PORT to another number.`,
  portClosed: (port: number, host: string) =>
    `This user cannot listen on port ${port} of ${host}: set PORT to 1024 or more, and HOST to an address of this machine.`,
  metricsPortTaken: (port: number) =>
    `Another program listens on port ${port}: stop it, or set METRICS_PORT to another number.`,
  metricsPortClosed: (port: number, host: string) =>
    `The metrics cannot be offered on port ${port} of ${host}: set METRICS_PORT to 1024 or more, and METRICS_HOST to an address of this machine.`,
  mailsFailed: (count: number, hours: number) =>
    `${counted(count, 'mail has', 'mails have')} failed of those written in the last ${hours} hours: northword mail list shows why, and northword mail resend sends one again.`,
  mailsWaiting: (count: number, hours: number) =>
    `${counted(count, 'mail waits', 'mails wait')} to be sent, one for ${counted(hours, 'hour', 'hours')}: see whether the server runs, and what northword mail list says of them.`,
  webhooksFailing: (count: number) =>
    `${counted(count, 'endpoint of webhooks has', 'endpoints of webhooks have')} not taken an event in three days of tries: /desk/staff/webhooks shows what they answer, and sends again what has failed.`,
  webhooksGone: (count: number) =>
    `${counted(count, 'endpoint of webhooks', 'endpoints of webhooks')} answered that it is gone, and was switched off: see at /desk/staff/webhooks whether to delete it.`,
  choresFailing: (names: string) =>
    `Work that the server does by itself has failed and is tried again (${names}): the log says why of each chore, and what docs/logs.md says of that line is to be done.`,
  overloaded:
    'Visitors were told that the server is busy, because it had more to do than it can: see what else this machine does, or give it more processors.',
  approvedChanged: (named: string, count: number) =>
    `${counted(count, 'text is', 'texts are')} not as ${count === 1 ? 'it was' : 'they were'} when a client approved ${count === 1 ? 'it' : 'them'}, because the database was changed by hand or by mistake (${named}${count > 10 ? ' and more' : ''}): compare with the mail that confirmed the approval, and restore the text from a backup.`,
  noOwner:
    'Nobody owns the studio yet: start the server and open the one-time link that it shows, or writes to setup-link in DATA_DIR.',
} as const
