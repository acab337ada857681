import type { WebhookView } from '@northword/contract/desk/webhooks'

/** Falls back to the host. */
export const nameOf = ({ url, description }: Pick<WebhookView, 'url' | 'description'>) =>
  description || (URL.parse(url)?.host ?? url)
