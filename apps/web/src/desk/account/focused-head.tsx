import { Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** Heading of a part that appears in place of a button; takes the focus of that. */
export function FocusedHead({ heading, text }: { heading: string; text: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div>
      <Title order={3} fz="lg" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        {heading}
      </Title>
      <Text>{text}</Text>
    </div>
  )
}
