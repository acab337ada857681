import { chrome } from '@northword/content/navigation'
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from './button-class.ts'
import styles from './toast-area.module.css'
import { dismissToast, type Toast } from './toast.ts'

/**
 * Shows one toast. Radix's own defaults are the product's: label "Notification", 5000 ms, a swipe of
 * 50 px, F8 to go there; it waits under a pointer or the focus and is read out.
 */
export function ToastArea({ toast }: { toast: Toast }) {
  const { id, open, title, description, tone, action, duration } = toast
  const [room] = useState(roomForBanner)
  return (
    <Provider>
      <Root
        key={id}
        open={open}
        onOpenChange={(stays) => !stays && dismissToast(id)}
        className={styles.toast}
        data-tone={tone ?? 'plain'}
        {...(duration === undefined ? {} : { duration })}
      >
        <div className={styles.words}>
          {title && <Title className={styles.title}>{title}</Title>}
          <Description>{description}</Description>
        </div>
        {action && (
          <Action altText={action.label} asChild>
            <Link to={action.to} className={buttonClass({ size: 'small' })}>
              {action.label}
            </Link>
          </Action>
        )}
        <Close className={styles.close} aria-label={chrome.toast.close}>
          <span aria-hidden="true">×</span>
        </Close>
      </Root>
      <Viewport className={styles.viewport} style={{ bottom: room }} />
    </Provider>
  )
}

/** The height of the consent banner, which a toast must not cover. */
const roomForBanner = () => getComputedStyle(document.documentElement).getPropertyValue('--banner-height')
