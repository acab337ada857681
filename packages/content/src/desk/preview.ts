/** Words of a preview of the site, on its pages and where it is opened. */
export const previewWords = {
  label: 'Preview',
  /** Line on top of each previewed page. */
  line: (moment: string) => `Preview: drafts of ${moment}. Visitors see the live site.`,
  leave: 'Leave the Preview',
  open: {
    title: 'Preview of the site',
    text: (brand: string) =>
      `${brand} shows you its site with changes that are not published yet. Nothing that you send from a preview is sent.`,
    button: 'Look at the Preview',
  },
  ended: {
    title: 'This link has ended',
    text: 'Ask the studio for a new one.',
    link: 'Go to the live site',
  },
  faulty: {
    title: 'The drafts cannot be shown',
    text: 'What cannot be published cannot be previewed. Mend this at the desk:',
    problem: (item: string, field: string, message: string) => `${item}${field && `, ${field}`}: ${message}`,
  },
} as const
