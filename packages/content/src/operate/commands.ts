import { deletedAccountDays } from '@northword/contract/people/retention'

/** Sentences about an unverified account with the address of an erased guest. */
const accountStays = `An account with this address stays, with the orders in it, because nobody has verified that the address is theirs. It goes ${deletedAccountDays} days after its client presses “Delete My Account” in the profile. “Forgot your password?” lets in whoever reads the mails to this address.`

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

export const commands = {
  heading: 'What the operator of the server does by hand:',
  usage: (name: string, args: readonly string[]) =>
    ['  northword', name, ...args.map((arg) => `<${arg}>`)].join(' '),
  unknown: (typed: string) => `There is no command “${typed}”.`,
  missing: (arg: string) => `Say which ${arg}.`,
  stopServerFirst: (reason: string) =>
    `${reason} Stop the server first: its embedded database is open to one process at a time.`,
  failed: (reason: string) => `That did not work. ${reason}`,
  version: {
    summary: 'Shows which version this is, of which Node, and its newest migration.',
    is: (version: string, node: string, migration: string) =>
      `northword ${version} (Node ${node}, newest migration ${migration})`,
  },
  config: {
    summary: 'Shows every setting and where it comes from, without its secrets.',
    head: ['Setting', 'Value', 'From'],
    origins: { environment: 'environment', file: 'file', default: 'default' },
    empty: '(empty)',
  },
  healthcheck: {
    summary: 'Asks the running server whether it can serve; exits with 1 where it cannot.',
    ready: (url: string) => `The server at ${url} is ready.`,
    notReady: (url: string) =>
      `The server at ${url} runs, but its database does not answer or is not migrated: northword doctor says more.`,
  },
  healthcheckLive: {
    summary: 'Asks only whether it runs, whatever becomes of its database.',
    live: (url: string) => `The server at ${url} runs.`,
  },
  away: (url: string) => `No Northword answers at ${url}: start the server, or see its log.`,
  migrate: {
    summary: 'Brings the database up to date, as every start does, and says which migrations ran.',
    ran: (name: string) => `Applied ${name}.`,
    nothing: 'The database was up to date.',
    elsewhere:
      'another server is migrating it, or northword backup is reading it. Wait for that to end, then start again',
    tableHeld:
      'a migration has to change a table that somebody else has been using all the time, such as a long query or a backup. End that, then start again',
  },
  backup: {
    summary: 'Writes everything in the database to a new file while the server goes on, and reads it back.',
    head: ['Table', 'Rows'],
    table: (name: string, place: number, of: number) => `Writing ${name}, table ${place} of ${of}…`,
    made: (file: string, bytes: number) =>
      `All of this is in ${file} (${(bytes / 1_000_000).toFixed(1)} MB), which was read back and is the same. It is as secret as the database: keep it where nobody else can read it, and not only on this machine.`,
    nothing: 'There is nothing to back up: the database of these settings has never been migrated.',
    migrating: 'Another server is migrating this database. Try again once it has started.',
    exists: (file: string) => `${file} is there already and was left as it is. Name a new file.`,
    isFolder: (file: string) => `${file} is a folder. Name a new file in it.`,
    notWritable: (file: string, reason: string) =>
      `${file} could not be written (${reason}); nothing was left of it. Name a place that this user may write to, with room enough.`,
    differs: (file: string) =>
      `${file} was read back and is not what was written, so it was deleted. Look at the disk, and write to another one.`,
    noCopy: (reason: string) =>
      `The running server could not copy its embedded database${reason && ` (${reason})`}. It needs room for a second one in DATA_DIR for a moment; its log says more.`,
  },
  restore: {
    summary: 'Puts a backup into an empty database, of either kind, after it has looked at the whole file.',
    share: (percent: number) => `Read ${percent} % of the file, once to check it and once to load it…`,
    notOurs: (file: string) => `${file} is no backup of Northword.`,
    unreadable: (file: string, code: string) => `${file} cannot be read (${code}).`,
    damaged: (file: string) =>
      `${file} was cut off or changed since it was written. It cannot be restored; take another one.`,
    newer: (version: string) =>
      `This backup was made by a newer Northword, ${version}. Install that version or a later one, then restore again.`,
    notEmpty: (tables: string, count: number) =>
      `The database is not empty (${tables}${count > 3 ? ` and ${count - 3} more` : ''}), and nothing in it was touched. Make a new database, put it into DATABASE_URL, and restore into that.`,
    folderThere: (folder: string) =>
      `There is a database in ${folder} already, and nothing in it was touched. Stop the server, move that folder away, and restore again.`,
    busy: 'A server or another restore is at this database. End that first; it has to be empty.',
    leftOut: (tables: string) => `Left out, because no migration of Northword makes them: ${tables}.`,
    done: (at: string, version: string) =>
      `This is the database as it was on ${at.slice(0, 10)} at ${at.slice(11, 19)} UTC, when Northword ${version} backed it up.`,
    pending: (count: number) =>
      `The next start brings its tables up to date (${count} ${count === 1 ? 'migration' : 'migrations'}).`,
    next: 'Mails that waited then leave once the server starts, those that have left since once more, under the same Message-ID. Sessions and links of that moment work again. Start the server, then run: northword doctor',
  },
  mailTest: {
    summary: 'Sends a test mail at once, past the outbox, and shows what the mail server says.',
    accepted: (answer: string) => `The mail server accepted it: ${answer}`,
    failed: (reason: string) => `The mail server did not take it: ${reason}`,
    wrongAddress: (address: string) => `“${address}” is no email address.`,
    noServer: 'No mail server to test: SMTP_URL is empty, and none that was set at the desk was found.',
  },
  mailList: {
    summary: 'Shows how many mails there are in each state, and the latest fifty that have not left.',
    states: {
      queued: 'waiting',
      failed: 'failed',
      kept: 'kept',
      sent: 'accepted',
      gathered: 'gathered',
      cancelled: 'cancelled',
    },
    total: (state: string, count: number) => `${count} ${state}`,
    head: ['Id', 'Written', 'State', 'Tries', 'To', 'Subject', 'Why'],
    none: 'There is no mail.',
  },
  mailResend: {
    summary: 'Sends a mail once more, as a mail of its own.',
    nobody: (id: string) =>
      `There is no mail ${id}. To see those that have not left, run: northword mail list`,
    ended: 'The invitation of this mail has ended. An owner invites them again at the desk, under Staff.',
    queued: (address: string) =>
      `A copy to ${address} waits. The running server sends it, or the next one that starts.`,
    kept: (address: string) =>
      `A copy to ${address} was made, but without a mail server it is kept at the desk.`,
  },
  doctor: {
    summary: 'Looks for what is wrong, and says what to do; exits with 1 where something is.',
    fine: 'OK',
    mailServer: {
      environment: 'Mails leave by SMTP_URL.',
      desk: 'Mails leave by the mail server that was set at the desk.',
      none: 'Mails are kept at the desk.',
    },
    locale: (provider: string, locale: string, encoding: string) =>
      `The database has the locale ${locale} of ${provider}, encoding ${encoding}: ${
        encoding === 'UTF8'
          ? 'search does not depend on it.'
          : 'search ignores the case of A to Z alone. For all letters, restore a backup into a database of encoding UTF8.'
      }`,
    notLooked: (reason: string) =>
      `${reason} What is in its embedded database was not looked at: for that, stop the server first.`,
    found: (count: number) => `${count === 1 ? 'One thing needs' : `${count} things need`} your attention.`,
  },
  erase: {
    summary: 'Erases what is kept of a guest who asks for it: orders, messages, mails, newsletter.',
    hasAccount: (email: string) =>
      `${email} has an account, and nothing was erased: its client presses “Delete My Account” in the profile.`,
    wrongAddress: (typed: string) => `“${typed}” is no email address.`,
    nothing: (email: string, hasAccount: boolean) =>
      hasAccount ? `${accountStays} Nothing else is kept of ${email}.` : `Nothing is kept of ${email}.`,
    done: (email: string, later: readonly string[], hasAccount: boolean) =>
      `${
        later.length > 0
          ? `What was kept of ${email} is erased, but for orders with work left to do or money owed: ${later.join(', ')}. They follow within an hour of their end, with the links to them.`
          : `What was kept of ${email} is erased.`
      } Of its orders the number, service, price, dates and payments stay, with their receipts as printed. Backups that were made before keep everything: after a restore, erase again.${hasAccount ? ` ${accountStays}` : ''}`,
  },
  accountEmail: {
    summary: 'Gives the account of a client who asks for it another address, and mails both.',
    wrongAddress: (typed: string) => `“${typed}” is no email address.`,
    unknown: (email: string) => `No account has the address ${email}.`,
    taken: (email: string) => `There is an account with the address ${email}. Nothing was changed.`,
    done: (from: string, to: string) =>
      `The account of ${from} has the address ${to} now. Its client is signed out, is asked by mail to verify it, and keeps the password. Orders, messages and the newsletter keep the address that was typed for them: change that of an order at the desk.`,
  },
  content: {
    operator: 'the operator',
    unreadable: (reason: string) => `The folder cannot be read. ${reason}`,
    nothingRead: (folder: string) => `There is nothing of a site in ${folder}.`,
    tooManyRead: (count: number, most: number) =>
      `There are ${count} items in the folder, and a site has room for ${most}.`,
    nothingLive: 'Nothing has been published yet: start the server once.',
    notEmpty: (folder: string) =>
      `There is something in ${folder}, and it was left as it is. Name a new folder.`,
    problem: (item: string, field: string, message: string) =>
      [item, field, message].filter(Boolean).join(': '),
    picture: (name: string, problem: string) => `pictures/${name}: ${problem}`,
    noPicture: 'there is no such file, here or in the database.',
    otherPicture: 'This is not the picture that its name says.',
    problems: (count: number) =>
      `${count === 1 ? 'One problem forbids' : `${count} problems forbid`} to publish this.`,
    export: {
      summary:
        'Writes the live site to a new folder of JSON, Markdown and pictures, with its former addresses.',
      done: (count: number, folder: string) => `The ${count} items of the live site are in ${folder}.`,
    },
    check: {
      summary: 'Says what forbids to publish the site in a folder, and what is worth a look.',
      notInFolder: 'there is no such file in the folder.',
      fine: 'It can be published.',
      fineWithPictures: 'It can be published all the same if the database has these pictures.',
    },
    import: {
      summary: 'Drafts what differs in a folder from the site; it is published at the desk.',
      done: (count: number) => `${count === 1 ? 'One item is' : `${count} items are`} drafted now.`,
      leading: (count: number) =>
        `${count === 1 ? 'One former address leads' : `${count} former addresses lead`} on from the next release, or the next start.`,
      nothing: 'The site is like that already.',
    },
    publish: {
      summary:
        'As import, and publishes it at once, with ways to be paid and all, once its pages have passed their checks.',
      done: (number: number) => `Release ${number} is live.`,
      failed: (sentence: string) => `It did not go live. ${sentence}`,
    },
  },
  staffList: {
    summary: 'Shows everybody who is or was at the desk, or is invited there.',
    head: ['Name', 'Email', 'Role', 'State', 'Second factor'],
    secondFactor: yesNo,
    nobody: 'Nobody is at the desk yet. A start of the server makes the link to become its owner.',
  },
  staffReset: {
    summary:
      'Ends the second factor, the password and all sessions of somebody, and makes a link to come back.',
    onTerminal: (name: string, url: string) =>
      `${name} sets a new password by this link, once, within an hour:\n\n${url}\n`,
    inFile: (name: string, path: string) =>
      `${name} sets a new password by the link in ${path}, once, within an hour.`,
    nobody: (email: string) =>
      `Nobody at the desk has the address ${email}. To see who is there, run: northword staff list`,
  },
} as const
