import { Group, Paper, Text, Title } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import { useId } from 'react'
import { ResendVerification } from '../account/resend-verification.tsx'

/** Tells that more orders may appear after verification. Shown with or without orders. */
export function UnverifiedNotice({ email }: { email: string }) {
  const headingId = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      withBorder
      bg="var(--card)"
      px="lg"
      py="md"
      mb="lg"
      style={{ borderLeft: '3px solid var(--red-pen)' }}
    >
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} id={headingId} ff="var(--font-sans)" fz="md" fw={600} lts={0}>
            {dashboard.unverified.heading}
          </Title>
          <Text size="sm" c="dimmed" maw="44em" mt="0.25rem">
            {dashboard.unverified.text(email)}
          </Text>
        </div>
        <ResendVerification email={email} />
      </Group>
    </Paper>
  )
}
