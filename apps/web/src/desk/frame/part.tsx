import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

export function Part({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  const labelId = useId()
  return (
    <section aria-labelledby={labelId} id={id}>
      <Title order={2} size="h4" mb="xs" id={labelId}>
        {heading}
      </Title>
      {children}
    </section>
  )
}
