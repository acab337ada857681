/** The page on which an owner sets the mail server. */
export const deskMailServer = {
  title: 'Mail server',
  link: 'Mail Server',
  intro:
    'Mails to clients leave by the mail server of your provider. Without one they are kept at the desk, where you read them and hand out their links.',
  loading: 'Loading the mail server',
  given: (host: string) =>
    `SMTP_URL in the environment of the server sets ${host}, so it is changed there and not here.`,
  passwordLost:
    'Enter the password again: the key that encrypted it is another or gone. Until then mails wait, and none is lost.',
  from: ({ hello, orders }: { hello: string; orders: string }) =>
    `Mails come from ${orders} and ${hello}, which you change under Site, in the brand. The mail server has to let you send from both.`,
  fields: {
    host: 'Server',
    hostHint: 'Its name, like mail.example.com',
    port: 'Port',
    security: 'Encryption',
    user: 'User',
    userHint: 'Leave it empty for a server that asks for none.',
    password: 'Password',
    passwordKept: 'One is kept, and never shown. Leave the field empty to keep it.',
  },
  securities: {
    tls: 'From the first byte (TLS, usually port 465)',
    starttls: 'Demanded (STARTTLS, usually port 587)',
    offered: 'Where the server offers it, for a server on this machine',
  },
  button: 'Save',
  pending: 'Saving...',
  saved: 'Saved. Mails leave by this server from now on.',
  restored: 'What you typed before is here again, but its password. It is not saved yet.',
  enterAgain: 'Enter the password again, because another server, port, user or encryption would get it.',
  enterPassword: 'Enter the password of this user.',
  test: {
    heading: 'Try it',
    text: 'A test mail goes to your own address by the server that is saved, and you read here what came of it.',
    button: 'Send a Test Mail',
    none: 'There is no mail server yet.',
    accepted: (address: string) => `The server accepted a mail to ${address}. Look whether it arrives.`,
    refused: (answer: string) => `The server did not accept the mail: ${answer}`,
  },
  remove: {
    open: 'Remove',
    title: (host: string) => `Remove ${host}?`,
    text: 'Mails are kept at the desk from then on, and so are those that wait. The password is forgotten. Every owner is told by a last mail.',
    button: 'Remove',
    pending: 'Removing...',
    done: 'Removed. Mails are kept at the desk from now on.',
  },
  changes: {
    heading: 'Changes',
    line: (by: string, host: string, port: number) => `${by} set ${host}, port ${port}`,
    removed: (by: string, host: string, port: number) => `${by} removed ${host}, port ${port}`,
  },
  /** Faults of a server that was set here, by cause. Nothing that a machine says that is no mail server. */
  faults: {
    mailServerUnknown: (host: string) =>
      `No machine has the name of the mail server, ${host}: correct the name at the desk, under Site.`,
    mailServerAway: (host: string) =>
      `The mail server ${host} cannot be reached: see whether the name and the port at the desk are right, and whether it is a mail server.`,
    mailServerSilent: (host: string) =>
      `The mail server ${host} does not answer in time: see whether a firewall or a provider closes that port (often 25), and whether the encryption suits it: from the first byte for port 465, demanded for 587.`,
    mailServerPlain: (host: string) =>
      `The mail server ${host} does not encrypt as the desk asks: choose encryption from the first byte for port 465, and STARTTLS for any other.`,
    mailServerCertificate: (host: string) =>
      `The certificate of the mail server ${host} is not to be trusted, so nothing is sent to it: enter the name that the certificate is for, or let whoever runs the mail server renew it.`,
    mailServerRefuses: (host: string) =>
      `The mail server ${host} refuses to let us sign in: enter the right user and password at the desk, under Site.`,
  },
} as const
