import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

export function OrderPart({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} id={headingId} mb="xs">
        {heading}
      </Title>
      {children}
    </section>
  )
}
