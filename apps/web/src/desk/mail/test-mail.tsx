import { Button } from '@mantine/core'
import { deskMails } from '@northword/content/desk/desk-mails'
import type { MailRow } from '@northword/contract/desk/desk-mails'
import { Outcome } from '../../components/outcome.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { Section } from '../frame/section.tsx'

const words = deskMails.test

/** Sends a test mail to the signed-in member and shows the mail server's reply. */
export function TestMail() {
  const utils = trpc.useUtils()
  const test = trpc.desk.sendTestMail.useMutation({ onSettled: () => utils.desk.mails.invalidate() })
  return (
    <Section heading={words.heading} intro={words.text}>
      <Button loading={test.isPending} onClick={() => test.mutate()}>
        {words.button}
      </Button>
      <Outcome done={test.data ? resultOf(test.data) : false} error={test.error} />
    </Section>
  )
}

function resultOf({ status, answer }: MailRow): string {
  if (status === 'kept') return words.results.kept
  return status === 'sent' ? words.results.sent(answer ?? '') : words.results.failed(answer ?? '')
}
