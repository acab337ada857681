import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'

interface NothingYetProps {
  heading?: string
  text: string
  link: { label: string; to: string }
}

/** Empty state, with a link to the next step. */
export function NothingYet({ heading, text, link }: NothingYetProps) {
  return (
    <Stack gap="sm" align="start" py="lg" mih="60vh">
      {heading && <Title order={2}>{heading}</Title>}
      <Text c="dimmed" maw="var(--measure)" mb="xs">
        {text}
      </Text>
      <Button component={Link} to={link.to} variant="filled">
        {link.label}
      </Button>
    </Stack>
  )
}
