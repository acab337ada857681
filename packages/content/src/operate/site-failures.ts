/** Sentences about releases of the site, for the desk and its failed releases. */
export const siteFailures = {
  noPicture: 'Its picture is not in the database. Choose it again.',
  publishedMeanwhile: (by: string, number: number, items: string) =>
    `${by} published release ${number} meanwhile (${items}). Nothing of yours is lost: look at it, and publish again.`,
  changedSince: (number: number, items: string) =>
    `Release ${number} cannot be taken back: ${items} was changed since. Take the later release back first.`,
  changedSinceRead: (item: string, by: string | null) =>
    by === null
      ? `${item} has no draft any more. Look at the changes again, and then publish.`
      : `${by} changed ${item} after you had opened this page. Look at the changes again, and then publish.`,
  halfRenamed: (item: string, other: string) =>
    `${item} and ${other} are one item that was renamed. Publish both together, so that nothing is missing or there twice.`,
  renamedLater: (number: number) =>
    `Release ${number} is scheduled and changes this. Wait until it is live, or cancel it first.`,
  notScheduled: (sentence: string) => `It was not scheduled, because it could not go live. ${sentence}`,
  draftedByOthers: (items: string) =>
    `Drafts at the desk would be overwritten: ${items}. Publish or discard them there, and import again.`,
  conflict: (items: string) =>
    `It did not go live, because ${items} was changed since it was scheduled. Its changes are drafts again.`,
  leftOff: 'The server was stopped while it rendered this release. Publish it again.',
  broke: 'The pages could not be rendered. Publish it again; if it fails once more, the log says why.',
  problem: (place: string, message: string) => `${place}: ${message}.`,
  accountsScheduled: 'Ways to be paid are published at once, never at a later time. Leave them out.',
  accountsLeftOut:
    'The ways to be paid are published by owners alone. Choose the other drafts, or ask an owner.',
  accountsOfOwners: 'This release changes the ways to be paid, which are the owners’ alone. Ask an owner.',
  itemsChosen: (count: number, keys: readonly string[]) =>
    count > keys.length ? `${keys.join(', ')} and ${count - keys.length} more` : keys.join(', '),
  newerShape:
    'A newer version has changed what the site says. Start that version again, or restore a backup from before.',
  faultyNow: (item: string, message: string) =>
    `This version cannot show what is published: ${item}: ${message}. Start the version before, and correct it there.`,
  /** Who made a release that the software made by itself. */
  system: 'the system',
  /** Note of a release that the software makes after an upgrade. */
  laterItems: 'Parts that this version of the software added',
  /** Matter that a new studio begins with. */
  invented: {
    person: (name: string) => `${name} is an invented person.`,
    caseStudy: (title: string) => `The client of “${title}” is invented.`,
    figures: () => 'These figures are of an invented studio.',
    clients: () => 'The clients who are quoted are invented.',
    named: (name: string) => `It still names ${name}, as the invented studio did.`,
  },
  inThePast: 'Choose a time to come.',
  tooFar: 'Choose a time within a year.',
}
