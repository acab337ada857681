import { Stack, Text } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { Link } from 'react-router-dom'
import { DeskHead } from './desk-head.tsx'

const words = desk.notFound

export function NotFound() {
  return (
    <>
      <DeskHead heading={words.heading} />
      <Stack gap="xs" align="start">
        <Text>{words.text}</Text>
        <Link to="/">{words.link}</Link>
      </Stack>
    </>
  )
}
