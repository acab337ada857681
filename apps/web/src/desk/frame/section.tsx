import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  heading: ReactNode
  intro?: string
  children: ReactNode
}

/** Heading and introduction in the margin, controls beside them. */
export function Section({ heading, intro, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {heading}
        </Title>
        {intro && (
          <Text size="sm" c="dimmed" mt="0.25rem">
            {intro}
          </Text>
        )}
      </div>
      <Stack gap="md" align="start" className={styles.matter ?? ''}>
        {children}
      </Stack>
    </section>
  )
}
