import { Button, Group, Text } from '@mantine/core'
import { deskMails as words, invitedAnew } from '@northword/content/desk/desk-mails'
import { failures, requestOver } from '@northword/content/operate/failures'
import type { MailDetail } from '@northword/contract/desk/desk-mails'
import { Outcome } from '../../components/outcome.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { fresh } from '../api/fresh.ts'
import typed from '../frame/as-typed.module.css'
import { Ask } from '../frame/ask.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { useHeldOpen } from '../frame/held-open.ts'
import { Hint } from '../frame/hint.tsx'
import { MailLinks } from './mail-links.tsx'

interface ReadMailProps {
  id: string
  onClose: () => void
  onChanged: () => void
}

/** A mail as its reader gets it, with the desk's actions. */
export default function ReadMail({ id, onClose, onChanged }: ReadMailProps) {
  const query = trpc.desk.findMail.useQuery({ id }, fresh)
  return (
    <Ask title={query.data?.subject ?? words.heading} opened onClose={onClose} pending="inside">
      <Fetched query={query} label={words.loading}>
        {(mail) => <Mail mail={mail} onChanged={onChanged} />}
      </Fetched>
    </Ask>
  )
}

function Mail({ mail, onChanged }: { mail: MailDetail; onChanged: () => void }) {
  const { id, to, text, status, answer, hasLinks, mayResend } = mail
  const resend = trpc.desk.resendMail.useMutation({ onSuccess: onChanged })
  useHeldOpen(resend.isPending)
  return (
    <>
      <Hint>
        {words.columns.to}: {to}
        <br />
        {words.state(words.states[status], answer)}
      </Hint>
      <pre className={typed.mail}>{text}</pre>
      {hasLinks && <MailLinks id={id} onShown={onChanged} />}
      {!mayResend && <Text size="sm">{whyNotAgain(mail)}</Text>}
      {mayResend && status !== 'queued' && (
        <Group gap="sm">
          <Button loading={resend.isPending} onClick={() => resend.mutate({ id })}>
            {words.resend}
          </Button>
        </Group>
      )}
      <Outcome done={resend.isSuccess && words.resent} error={resend.error} />
    </>
  )
}

function whyNotAgain({ kind, status }: MailDetail): string {
  if (status === 'cancelled') return failures.mailTakenBack
  return kind === 'payment-request' ? requestOver : invitedAnew
}
