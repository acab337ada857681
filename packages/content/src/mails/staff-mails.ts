/** Days that an invitation to the desk is valid. */
export const staffInvitationDays = 7

const roles = { owner: 'an owner', agent: 'an agent', writer: 'a writer' } as const

const tasks = { agent: 'You are its agent.', writer: 'You are its writer.' } as const

/** `action` labels the link. */
export const staffMails = {
  invitation: {
    subject: (brand: string) => `Join the desk of ${brand}`,
    body: (role: keyof typeof roles, brand: string) => ({
      heading: `You are invited to the desk of ${brand}`,
      paragraphs: [
        `An owner of the studio wants you there as ${roles[role]}. Open the link and choose a password.`,
      ],
      closing: [
        `Take the invitation up within ${staffInvitationDays} days. The link works once, and whoever has it can join in your place: pass it on to nobody.`,
        'You do not know us? Then ignore this email.',
      ],
    }),
    action: 'Join the desk',
  },
  /** To a member, when somebody else assigns an order to them. `by` is a member or a program. */
  assigned: {
    subject: (number: string) => `The order ${number} is in your hand`,
    body: (facts: { number: string; serviceName: string; by: string; hand: keyof typeof tasks }) => ({
      heading: `${facts.by} assigned ${facts.number} to you`,
      paragraphs: [`${facts.serviceName}. ${tasks[facts.hand]}`],
      closing: ['You can switch these mails off at the desk, under Account.'],
    }),
  },
  /** To every owner, when a release with the ways to be paid goes live. */
  accountsChanged: {
    subject: (brand: string) => `Clients of ${brand} pay in other ways now`,
    body: ({ brand, by, number }: { brand: string; by: string; number: number }) => ({
      heading: `The ways to pay ${brand} were changed`,
      paragraphs: [`${by} published release ${number}, which changes the accounts that clients pay into.`],
      closing: [
        'You did not expect this? Take the release back at the desk, under Site, and end the sessions of whoever did it.',
      ],
    }),
  },
  /** To every owner, when a scheduled release fails. */
  releaseFailed: {
    subject: (brand: string, number: number) => `Release ${number} of ${brand} did not go live`,
    body: ({ number, sentence }: { number: number; sentence: string }) => ({
      heading: `Release ${number} did not go live`,
      paragraphs: [sentence, 'The site shows what it showed before.'],
      closing: ['Its changes are at the desk, under Site, where you can publish them.'],
    }),
  },
  /** To every owner, when one of them sets another mail server. */
  mailServerChanged: {
    subject: (brand: string) => `The mails of ${brand} leave by another server now`,
    body: ({ brand, by, server }: { brand: string; by: string; server: string }) => ({
      heading: `The mail server of ${brand} was changed`,
      paragraphs: [`${by} set it at the desk. Every mail of the studio leaves by ${server} now.`],
      closing: [
        'You did not expect this? Set the right one at the desk, under Site, and end the sessions of whoever did it.',
      ],
    }),
  },
  /** To every owner, by the server that one of them removes. */
  mailServerRemoved: {
    subject: (brand: string) => `The mails of ${brand} stay at the desk now`,
    body: ({ brand, by, server }: { brand: string; by: string; server: string }) => ({
      heading: `The mail server of ${brand} was removed`,
      paragraphs: [
        `${by} removed ${server} at the desk. This is the last mail that leaves by it: those to come are kept at the desk.`,
      ],
      closing: [
        'You did not expect this? Set the right one at the desk, under Site, and end the sessions of whoever did it.',
      ],
    }),
  },
} as const
