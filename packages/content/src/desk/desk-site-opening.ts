/** The opening of a studio, at the desk. */
export const deskSiteOpening = {
  heading: 'Open the studio',
  closed:
    'The studio is not open yet: no search engine lists it, and it takes no orders and no subscriptions.',
  local:
    'At this address only this machine reaches the studio, so it takes orders already. At a public one it is closed until you open it.',
  placeholders: (count: number) =>
    count === 1 ? '1 thing is still invented:' : `${count} things are still invented:`,
  noPlaceholders: 'Nothing is invented any more.',
  problems: 'These forbid to publish the drafts, and so to open:',
  askOwner: 'An owner opens it.',
  open: 'Open the Studio',
  title: 'Open the studio?',
  text: (drafts: number, placeholders: number) =>
    [
      drafts === 0 ? '' : drafts === 1 ? '1 draft is published.' : `${drafts} drafts are published.`,
      'Search engines may list it, and strangers can order. It cannot be closed again.',
      placeholders === 0
        ? ''
        : `Visitors will see what is still invented: ${placeholders === 1 ? '1 thing' : `${placeholders} things`}.`,
    ]
      .filter(Boolean)
      .join(' '),
  button: 'Open It Now',
  pending: 'Opening...',
  done: 'The studio is open.',
  failed: (sentence: string) => `The drafts could not be published, and the studio stays closed. ${sentence}`,
  /** At a local address, instead. */
  here: {
    heading: 'Publish everything',
    open: 'Publish Everything',
    title: 'Publish everything?',
    text: (drafts: number, placeholders: number) =>
      [
        drafts === 0
          ? 'There is no draft.'
          : drafts === 1
            ? '1 draft is published.'
            : `${drafts} drafts are published.`,
        'Should this studio move to a public address, it is open there too.',
        placeholders === 0
          ? ''
          : `Still invented: ${placeholders === 1 ? '1 thing' : `${placeholders} things`}.`,
      ]
        .filter(Boolean)
        .join(' '),
    button: 'Publish It Now',
    pending: 'Publishing...',
    failed: (sentence: string) => `The drafts could not be published, and the site is as it was. ${sentence}`,
  },
} as const
