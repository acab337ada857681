/** The words with which the desk keeps how a client's texts are to sound. */
export const deskVoice = {
  heading: 'Voice',
  loading: 'Loading the voice',
  /** What somebody else has done to it meanwhile. */
  changed: 'the voice was saved',
  none: 'Nothing is agreed yet on how this client’s texts sound.',
  saved: (who: string, when: string) => `Saved by ${who}, ${when}.`,
  holdsFor: {
    account: 'It holds for every order of this client.',
    order: 'It holds for this order alone, because a guest placed it.',
  },
  agree: 'Agree on a Voice',
  edit: 'Edit the Voice',
  use: 'Words to use',
  avoid: 'Words to avoid',
  spelling: 'Spelling',
  spellings: { 'en-US': 'American English', 'en-GB': 'British English' },
  person: 'Who speaks',
  persons: { we: '“We”', I: '“I”' },
  notChecked: 'Not checked',
  phrases: (all: string[]) => all.map((phrase) => `“${phrase}”`).join(', '),
  links: 'Pages to link to',
  note: 'How it sounds',
  form: {
    title: 'The voice of this client',
    hints: {
      note: 'For whoever writes. Nothing is checked by it.',
      use: 'One word or phrase a line. Each text is to have them all.',
      avoid: 'One word or phrase a line. No text is to have any.',
      links: 'One address a line. Each text is to lead to all of them.',
    },
    button: 'Save the Voice',
    pending: 'Saving...',
    savedNow: 'Saved now',
    savedNowHint: 'What you have typed takes its place when you save again.',
  },
} as const
