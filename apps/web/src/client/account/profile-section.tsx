import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './profile-section.module.css'

interface ProfileSectionProps {
  heading: string
  intro?: string
  children: ReactNode
}

/** Heading in the margin, controls beside it. */
export function ProfileSection({ heading, intro, children }: ProfileSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div>
        <Title order={2} id={headingId}>
          {heading}
        </Title>
        {intro && (
          <Text size="sm" c="dimmed" maw="26em" mt="0.25rem">
            {intro}
          </Text>
        )}
      </div>
      <Stack gap="sm" maw="36rem" align="start">
        {children}
      </Stack>
    </section>
  )
}
