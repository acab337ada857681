import { Text } from '@mantine/core'
import { orderLink } from '@northword/content/orders/order-link'
import { PrivateHead } from '../frame/private-head.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { PasteLink } from './paste-link.tsx'

interface DeadLinkProps {
  heading: string
  /** A link led here; otherwise the page was opened by itself. */
  hadLink: boolean
}

/** Shown if no order is open. It names nobody, and offers a new link. */
export function DeadLink({ heading, hadLink }: DeadLinkProps) {
  const words = hadLink ? orderLink.dead : orderLink.missing
  return (
    <>
      <PrivateHead heading={heading} title={words.heading} />
      <Text maw="var(--measure)" mb="lg">
        {words.text}
      </Text>
      <noscript>
        <PasteLink />
      </noscript>
      <NewLinkForm />
    </>
  )
}
