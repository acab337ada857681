import type { WebhookView } from '@northword/contract/webhooks'

/** What an endpoint is called: its name, or its host where it has none. */
export const nameOf = ({ url, description }: Pick<WebhookView, 'url' | 'description'>) =>
  description || (URL.parse(url)?.host ?? url)
