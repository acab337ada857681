import type { SiteContent } from '@northword/contract/content/site-content'
import { counted } from '@northword/contract/counted'
import { studioSentences } from './studio-sentences.ts'

interface DeliveryFacts {
  number: string
  serviceName: string
  /** The text's title. */
  title: string
  version: number
  /** The studio's note; may be empty. */
  note: string
  /** False: the page says why there is no plagiarism report. */
  hasReport: boolean
  /** Delivered texts of the order, this one included, and all of its texts. */
  has: number
  of: number
  /** Days to ask for changes, as sold. */
  reviewDays: number
}

/** To the client. */
export const deliveryMail = (
  { number, serviceName, title, version, note, hasReport, has, of, reviewDays }: DeliveryFacts,
  site: SiteContent,
) => {
  const { opening, closing, signature } = studioSentences(site, 'delivery', {
    orderNumber: number,
    service: serviceName,
  })
  return {
    subject: `${version === 1 ? 'Your text is' : `Version ${version} of your text is`} ready to read: order ${number}`,
    body: {
      heading: version === 1 ? 'Your text is ready to read' : `Version ${version} is ready to read`,
      paragraphs: [
        ...opening,
        `Read it on the page of your order, where its quality sheet is too, ${hasReport ? 'with its plagiarism report' : 'and why it has no plagiarism report'}. Ask for changes within ${counted(reviewDays, 'day', 'days')}.`,
        ...(has < of
          ? [`That makes ${has} of your ${of} texts. We write to you with each of the others.`]
          : []),
      ],
      facts: [
        ['Order number', number],
        ['Service', serviceName],
        ...(of > 1 ? [['Text', title] satisfies [string, string]] : []),
        ['Version', String(version)],
      ] satisfies [string, string][],
      closing: [...(note === '' ? [] : ['From your writer:', note]), ...closing, ...signature],
    },
  }
}
