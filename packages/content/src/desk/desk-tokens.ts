/** Name of a program in timeline entries. */
export const tokenName = (name: string) => `token ${name}`

export const deskTokens = {
  heading: 'API tokens',
  intro:
    'A token lets a program read or write at the desk, by the REST paths of the API. It may do what its scopes name. The owner who makes it answers for it, and it ends with their rights. No token changes who is here, or makes another.',
  reference: 'API reference and guide',
  loading: 'Loading the tokens',
  none: 'No program has a token yet.',
  link: {
    heading: 'Programs',
    text: 'Your own scripts and tools work here with tokens.',
    open: 'API Tokens',
  },
  back: 'Staff',
  table: {
    label: 'API tokens',
    name: 'Program',
    role: 'Sees as',
    scopes: 'May',
    used: 'Last used',
    ends: 'Ends',
    actions: 'Actions',
    never: 'Never',
    unknownScope: (scope: string) => `${scope} (of a newer release, not granted)`,
    made: (by: string, day: string) => `Made by ${by}, ${day}`,
  },
  states: {
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
    orphaned: 'Its maker is no owner any more',
  },
  create: {
    open: 'Make a Token',
    title: 'Make an API token',
    name: 'Program',
    nameHint: 'Entries name it by this.',
    role: 'Sees the desk as',
    scopes: 'What it may do',
    lifetime: 'Ends after',
    lifetimes: { month: '30 days', quarter: '90 days', year: 'One year', unlimited: 'Never' },
    button: 'Make the Token',
    pending: 'Making...',
  },
  made: {
    title: (name: string) => `The token for ${name}`,
    secret: 'Token',
    hint: 'It is shown now and never again. Keep it where the program keeps its secrets.',
    copy: 'Copy the Token',
    line: 'Try it in a terminal',
    copyLine: 'Copy the Line',
    done: 'Done',
  },
  revoke: {
    open: 'Revoke',
    /** For screen readers. */
    openNamed: (name: string) => `Revoke ${name}`,
    title: (name: string) => `Revoke the token of ${name}?`,
    text: 'The program is locked out at once, and no token can be brought back. What it did stays in the history.',
    button: 'Revoke',
    pending: 'Revoking...',
    done: (name: string) => `The token of ${name} is revoked.`,
  },
}

/** A shell command that queries the queue with a token. */
export const lineToTry = (publicUrl: string, secret: string) =>
  `curl -H "Authorization: Bearer ${secret}" ${publicUrl}/api/desk/queue`
