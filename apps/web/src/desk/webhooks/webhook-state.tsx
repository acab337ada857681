import { Badge } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { WebhookView } from '@northword/contract/desk/webhooks'

const colors = { on: 'green', off: 'grey', gone: 'orange', failing: 'orange' } as const

export const WebhookState = ({ state }: Pick<WebhookView, 'state'>) => (
  <Badge
    component="span"
    bg={`var(--badge-${colors[state]})`}
    c={`var(--badge-${colors[state]}-text)`}
    style={{ height: 'auto', whiteSpace: 'normal' }}
  >
    {deskWebhooks.states[state]}
  </Badge>
)
