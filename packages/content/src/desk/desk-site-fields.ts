import { counted } from '@northword/contract/counted'
import { company } from '../studio/company.ts'
import { fieldLabels } from './fields/field-labels.ts'

/** Words of the form that edits an item of the site. Its schemas have the other labels. */
export const deskSiteFields = {
  ...fieldLabels,
  /** Choices, by value. */
  choices: {
    keep: 'Kept',
    del: 'Struck out',
    ins: 'Written in',
    turnaround: 'Turnaround',
    articles: 'Articles',
    satisfaction: 'Satisfaction',
    original: 'Original',
    startingPrice: 'Starting price',
    conversionLift: 'More conversions',
    words: 'Words',
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  } as Readonly<Record<string, string>>,
  /** Answers of a box, by value. */
  answers: { true: 'Yes', false: 'No' } as Readonly<Record<string, string>>,
  /** Shapes of a field that has several, by their value, the names of their fields, or their form. */
  shapes: {
    ongoing: 'Ongoing',
    unlimited: 'Without a limit',
    'minHours maxHours': 'Hours from the start of work',
    number: 'A number',
    'claim label': 'One of the studio’s figures',
    'value label': 'A figure of this page',
    paragraph: 'Paragraph',
    heading: 'Subheading',
    list: 'List',
    terms: 'Terms with their meanings',
    links: 'Links',
  } as Readonly<Record<string, string>>,
  shape: (label: string) => `${label}: kind`,
  length: (typed: number, most: string) => `${typed.toLocaleString('en-US')} of ${most}`,
  lengthLabel: (typed: number, most: string) =>
    `${typed.toLocaleString('en-US')} of at most ${most} characters`,
  braces:
    'What stands in braces is filled in when the page is made, so that it is right everywhere. Its length counts as filled in.',
  /** Examples of the names that mails fill in when they are sent. */
  ofMails: {
    orderNumber: `${company.orderPrefix}-ORD-20261120-4821`,
    service: 'Blog Post',
    price: '$150',
    amount: '$150',
    turnaround: '24 hours',
    contactBy: 'Friday, November 20 at 6:35 PM Hong Kong time',
    payBy: 'November 27, 2026',
  } as Readonly<Record<string, string>>,
  bracesHeading: 'Names in braces',
  bracesUnknown: 'The names are listed here once the studio’s facts and its services have no problems.',
  /** Opens the names beside a text that has a brace. */
  bracesOpen: 'Names that can stand in braces',
  bracesStart: (typed: string) => `Names with “${typed}”`,
  bracesPut: (name: string, value: string) => `Put in {${name}}, now ${value}`,
  /** Names for entries of a list, by what they name. */
  parts: {
    service: 'Service',
    section: 'Section',
    group: 'Group',
    author: 'Author',
    category: 'Category',
  },
  reference: {
    choose: 'Choose…',
    none: 'None',
    gone: (value: string) => `${value}: no longer on the site`,
  },
  inBraces: (names: string) => `Filled in: ${names}`,
  colors: {
    hint: 'All other colors of pages, mails and receipts follow from these two, in light and in dark. The desk keeps its own.',
    pick: (label: string) => `Choose: ${label}`,
    take: (colour: string) => `Take ${colour}`,
    sample: {
      heading: 'A heading of yours',
      light: 'As pages look by day.',
      dark: 'As pages look in the dark.',
      link: 'A link, and the red pen',
      button: 'A button',
    },
  },
  picture: {
    choose: (label: string) => `Choose: ${label}`,
    change: (label: string) => `Change: ${label}`,
    remove: (label: string) => `Remove: ${label}`,
    drop: 'Or drop one here, or paste it. JPEG, PNG, WebP or AVIF.',
    noPicture: 'This is no JPEG, PNG, WebP or AVIF picture.',
    tooLarge:
      'This picture is too large: choose one of at most 50 MB whose widths have at most 2 MB together.',
    alternative: 'Alternative text',
    hint: 'Say it as you would on the telephone, for people who do not see the picture.',
    decorative: 'Decorative: it says nothing that the text does not say',
    logo: 'It stands at the top of every page instead of the name, and becomes the icon in browser tabs.',
  },
  /** To read an article. */
  minutes: {
    counted: (minutes: number) => `Its text takes ${counted(minutes, 'minute', 'minutes')}.`,
    use: (minutes: number) => `Use ${counted(minutes, 'Minute', 'Minutes')}`,
  },
  dollars: 'US dollars',
  notDollars: 'Write dollars, such as 24.99',
  mayBeEmpty: 'May be empty',
  /** A group that an item may lack. */
  optional: {
    add: (label: string) => `Add: ${label}`,
    remove: (label: string) => `Remove: ${label}`,
  },
  list: {
    item: (label: string, place: number) => `${label} ${place}`,
    add: (label: string) => `Add to ${label}`,
    remove: (name: string) => `Remove ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
    removed: 'Removed',
    putBack: 'Put It Back',
    count: (count: number, most: string) => `${count} of ${most}`,
    none: 'None',
  },
  calendar: {
    choose: 'Import Days from a Calendar File (.ics)',
    hint: (first: number, last: number) =>
      `All-day events of ${first} and ${last} are read here in the browser. You choose which of them are added.`,
    pending: 'Reading…',
    heading: (file: string) => `Days in ${file}`,
    day: (day: string, name: string) => (name ? `${day}: ${name}` : day),
    all: 'Choose All',
    none: 'Choose None',
    add: (count: number) => (count === 1 ? 'Add 1 Day' : `Add ${count} Days`),
    close: 'Close',
    added: (count: number) => (count === 1 ? '1 day is added.' : `${count} days are added.`),
    takeOut: 'Take Them Out Again',
    takenOut: 'The days are taken out again.',
    known: (count: number) =>
      count === 1 ? '1 day is in the list already.' : `${count} days are in the list already.`,
    timed: (count: number) =>
      count === 1
        ? '1 event has a time of day, so it was left out: a holiday is a whole day.'
        : `${count} events have a time of day, so they were left out: a holiday is a whole day.`,
    unread: (count: number) =>
      count === 1 ? '1 event could not be read.' : `${count} events could not be read.`,
    problems: {
      tooLarge: 'This file is too large: a calendar of holidays has less than 1 MB.',
      notCalendar: 'This file is no calendar that can be read here. Calendars end in .ics.',
      noDays: (first: number, last: number) => `This calendar has no all-day events in ${first} or ${last}.`,
      notRead: 'This file could not be read. Choose it again.',
      tooMany: (most: string) => `The list holds at most ${most} days. Choose fewer.`,
    },
  },
  redlinePreview: 'As it is shown',
  markdown: {
    tools: 'Marks',
    heading: 'Heading',
    subheading: 'Subheading',
    list: 'List',
    numbers: 'Numbered List',
    quote: 'Quotation',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    linkWords: 'words',
    linkAddress: '/contact',
    hint: '# begins a heading, - or 1. an entry of a list, > a quotation; every other line is a paragraph. Within a line: **bold**, *italic*, [words](/contact).',
    preview: 'Preview',
    empty: 'Nothing to show yet.',
  },
}
