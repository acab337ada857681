const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** Every word of the `northword` command. */
export const commands = {
  heading: 'What the operator of the server does by hand:',
  usage: (name: string, args: readonly string[]) =>
    ['  northword', name, ...args.map((arg) => `<${arg}>`)].join(' '),
  unknown: (typed: string) => `There is no command “${typed}”.`,
  missing: (arg: string) => `Say which ${arg}.`,
  stopServerFirst: (reason: string) =>
    `${reason} Stop the server first: its embedded database is open to one process at a time.`,
  failed: (reason: string) => `That did not work. ${reason}`,
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
