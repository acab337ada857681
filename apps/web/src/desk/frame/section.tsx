import { Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Hint } from './hint.tsx'
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
        {intro && <Hint mt="0.25rem">{intro}</Hint>}
      </div>
      <Stack gap="md" align="start" className={styles.matter ?? ''}>
        {children}
      </Stack>
    </section>
  )
}
