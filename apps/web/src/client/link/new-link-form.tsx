import { Button, Stack, TextInput, Title } from '@mantine/core'
import { linkPage } from '@northword/contract/people/by-link'
import { orderLink } from '@northword/content/orders/order-link'
import { type SubmitEvent, useId } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { trpc } from '../../site/api/trpc.ts'
import { usePosted } from '../../site/served/page-state.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { textIn } from '../../components/text-in.ts'

const words = orderLink.renew
const name = 'new-order-link'

/** Asks for a new link, which is mailed to the order's address. The page does not reveal the result. */
export function NewLinkForm() {
  const headingId = useId()
  const asking = trpc.orderLinks.mailNew.useMutation()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wish = { number: textIn(form, 'number'), email: textIn(form, 'email') }
    asking.mutate(wish, { onError: (error) => focusOnFirst(form, error) })
  }
  return (
    <section aria-labelledby={headingId}>
      <form method="post" action={`${linkPage}/new-link`} noValidate onSubmit={onSubmit}>
        <Stack gap="sm" align="start" maw="28rem" pb="var(--rhythm)">
          <Title order={2} id={headingId}>
            {words.heading}
          </Title>
          <Outcome
            form={name}
            done={asking.isSuccess && words.sent}
            served={words.sent}
            error={isOfFields(asking.error) ? null : asking.error}
          />
          <Fields error={asking.error} />
          <Button type="submit" variant="filled" disabled={asking.isPending}>
            {asking.isPending ? words.pending : words.button}
          </Button>
        </Stack>
      </form>
    </section>
  )
}

function Fields({ error }: { error: unknown }) {
  const errors = useErrors(error)
  const posted = usePosted(name)
  const typed = posted?.kind === 'refused' ? posted.typed : {}
  const field = (of: 'number' | 'email') => ({
    name: of,
    label: words.fields[of],
    defaultValue: typed[of],
    error: errors[of],
    w: '100%',
  })
  return (
    <>
      <TextInput {...field('number')} description={words.hints.number} />
      <TextInput {...field('email')} type="email" autoComplete="email" />
    </>
  )
}

/** Errors by field, of the last call or of a post without scripts. */
function useErrors(error: unknown): Record<string, string> {
  const posted = usePosted(name)
  const before = posted?.kind === 'refused' ? posted.issues : []
  const issues = error ? callFailure(error).issues : before
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]))
}

const isOfFields = (error: unknown) => error !== null && callFailure(error).issues.length > 0

/** Focuses the first field with an error. */
function focusOnFirst(form: HTMLFormElement, error: unknown) {
  const field = form.elements.namedItem(callFailure(error).issues[0]?.path ?? '')
  if (field instanceof HTMLElement) field.focus()
}
