import type { Site } from '@northword/rig/site'
import { until } from '@northword/rig/until'

/** The latest link that was mailed to an address and matches, once it is there. */
export const mailedLink = (site: Site, address: string, link: RegExp): Promise<string> =>
  until(`a link like ${link.source} to ${address}`, async () => {
    const mails = await site.mailbox.caught(address)
    return mails.map(({ email }) => link.exec(email.text ?? '')?.[0]).findLast(Boolean)
  })

/** The link to the page of an order. */
export const toOrderPage = /http\S+\/o#[\w-]{43}/
/** The link that takes a cancellation back. */
export const toUndo = /http\S+\/o\/undo\?token=[\w-]{43}/
