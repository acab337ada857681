import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { deskAssign as words } from '@northword/content/desk/desk-assign'
import { type FormEvent, useState } from 'react'
import { Loaded } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { Ask } from '../frame/ask.tsx'
import { type Assignable, useAssign } from './use-assign.ts'

interface AssignProps {
  order: Assignable
  /** A consequence to mention, such as a mail to the client. */
  notice?: string | undefined
  onClose: () => void
  /** Called after success and after a conflict. */
  onSettled: () => void
}

/** The field appears once the colleagues are loaded, after the dialog has placed the focus. */
const focusOn = (field: HTMLSelectElement | null) => field?.focus()

/** Assigns an order to a colleague, as its agent or its writer. */
export function Assign({ order, notice, onClose, onSettled }: AssignProps) {
  const { colleagues, choices, assignTo, isPending, error } = useAssign(order, { onClose, onSettled })
  const [chosen, setChosen] = useState<string>()
  const to = chosen ?? choices[0]?.id ?? ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    assignTo(to)
  }
  return (
    <Ask title={words.title[order.hand](order.number)} opened onClose={onClose} pending={isPending}>
      <Loaded query={colleagues} skeleton={<LoadingLines label={words.loading} />}>
        {() =>
          to === '' ? (
            <Text>{words.nobody[order.hand]}</Text>
          ) : (
            <form onSubmit={onSubmit}>
              <Stack gap="sm">
                <NativeSelect
                  ref={focusOn}
                  data-autofocus
                  label={words.to[order.hand]}
                  description={words.mailed}
                  data={choices.map(({ id, name }) => ({ value: id, label: name }))}
                  value={to}
                  onChange={(event) => setChosen(event.currentTarget.value)}
                />
                {notice && <Text size="sm">{notice}</Text>}
                <Button type="submit" loading={isPending}>
                  {words.save}
                </Button>
              </Stack>
            </form>
          )
        }
      </Loaded>
      <Outcome error={error} />
    </Ask>
  )
}
