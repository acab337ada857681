export const consent = {
  /** Accept allows the switches' defaults: Functional and Analytics, but not Marketing. */
  banner: {
    /** Accessible name. */
    label: 'Cookie consent',
    heading: 'What may this site remember?',
    always: 'It always stores what it needs to work.',
    ifAccepted: 'If you accept, it may also keep your choices (Functional) and count visits (Analytics).',
    accept: 'Accept',
    decline: 'Decline',
    link: { label: 'Cookie Policy', to: '/legal/cookies' },
  },
  manager: {
    heading: 'Manage Your Cookie Preferences',
    intro: 'Choose what this site may store beyond what it needs. A choice counts once you have saved it.',
    switches: {
      essential: {
        label: 'Essential',
        text: 'Always on: without it you could not sign in, and an order could not wait for a connection.',
      },
      functional: {
        label: 'Functional',
        text: 'Keeps your choice of light or dark, and half-filled order forms, between visits.',
      },
      analytics: {
        label: 'Analytics',
        text: 'Would let a web analytics service count which pages are read; the studio uses none at present.',
      },
      marketing: {
        label: 'Marketing',
        text: 'Would let ads on other sites know that you were here; the studio uses none at present.',
      },
    },
    save: 'Save Preferences',
    declineAll: 'Decline All Optional',
    /** While the switches differ from the saved answer. */
    unsaved: 'Not saved yet. Press “Save Preferences” to keep this choice.',
    /** The specification's alert, word for word. */
    saved: 'Cookie preferences saved successfully!',
    /** The browser stores nothing for this site. */
    notKept:
      'Your browser did not let us keep this choice. Nothing optional is stored; the next page asks you again.',
    globalPrivacyControl:
      'Your browser sends the Global Privacy Control signal, which counts as Decline: everything optional is off.',
  },
} as const
