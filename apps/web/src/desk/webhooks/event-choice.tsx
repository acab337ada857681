import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { webhookEvents } from '@northword/contract/desk/webhooks'
import type { ComponentProps } from 'react'
import styles from './webhook.module.css'

export const EventChoice = (props: Omit<ComponentProps<typeof Checkbox.Group>, 'children'>) => (
  <Checkbox.Group label={deskWebhooks.add.events} w="100%" {...props}>
    <div className={styles.events}>
      {webhookEvents.map((event) => (
        <Checkbox key={event} value={event} label={deskWebhooks.events[event]} />
      ))}
    </div>
  </Checkbox.Group>
)
