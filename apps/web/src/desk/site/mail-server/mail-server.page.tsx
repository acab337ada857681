import { Stack, Text, Title } from '@mantine/core'
import { deskMailServer as words } from '@northword/content/desk/desk-mail-server'
import { deskSite } from '@northword/content/desk/desk-site'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Moment } from '../../time/moment.tsx'
import { MailServerForm } from './mail-server-form.tsx'
import { mailServerQuery } from './mail-server-query.ts'

/** For owners. */
export default function MailServerPage() {
  return (
    <>
      <BackLink to="/site">{deskSite.back}</BackLink>
      <DeskHead heading={words.title} />
      <Text maw="42rem" mb="lg">
        {words.intro}
      </Text>
      <MailServerForm />
      <Changes />
    </>
  )
}

function Changes() {
  const { data } = useQuery(mailServerQuery)
  if (!data || data.changes.length === 0) return null
  return (
    <Stack gap="xs" mt="xl">
      <Title order={2}>{words.changes.heading}</Title>
      {data.changes.map(({ at, by, host, port, isRemoved }) => (
        <Text key={at}>
          {words.changes[isRemoved ? 'removed' : 'line'](by, host, port)}, <Moment at={at} />
        </Text>
      ))}
    </Stack>
  )
}
