import type { StorySite } from '@northword/rig/site'
import { until } from '@northword/rig/until'

/** The latest mailed link that matches; waits for one. */
export const mailedLink = (site: StorySite, address: string, link: RegExp): Promise<string> =>
  until(`a link like ${link.source} to ${address}`, async () => {
    const mails = await site.mailbox.caught(address)
    return mails.map(({ email }) => link.exec(email.text ?? '')?.[0]).findLast(Boolean)
  })

/** Link to an order's page. */
export const toOrderPage = /http\S+\/o#[\w-]{43}/
/** Link that undoes a cancellation. */
export const toUndo = /http\S+\/o\/undo\?token=[\w-]{43}/
