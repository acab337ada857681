import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { deskAssign as words } from '@northword/content/desk/desk-assign'
import type { Hand } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { Outcome } from '../../components/outcome.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { onSubmit } from '../form/on-submit.ts'
import { Ask } from '../frame/ask.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { useMe } from '../session/use-me.ts'
import { useOfferUndo } from '../undo/undo-context.ts'

interface AssignProps {
  order: {
    number: string
    version: number
    hand: Hand
    /** Id of the member who has it in this hand. */
    heldBy: string | null
  }
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
  const { colleagues, choices, assignTo, isPending, error } = useAssign({ order, onClose, onSettled })
  const [chosen, setChosen] = useState<string>()
  const to = chosen ?? choices[0]?.id ?? ''
  return (
    <Ask title={words.title[order.hand](order.number)} opened onClose={onClose} pending={isPending}>
      <Fetched query={colleagues} label={words.loading}>
        {() =>
          to === '' ? (
            <Text>{words.nobody[order.hand]}</Text>
          ) : (
            <form onSubmit={onSubmit(() => assignTo(to))}>
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
      </Fetched>
      <Outcome error={error} />
    </Ask>
  )
}

/** Assigns an order, and the members who can have it: the others, and as its agent no writer. */
function useAssign({ order: { number, version, hand, heldBy }, onClose, onSettled }: AssignProps) {
  const { member } = useMe()
  const offerUndo = useOfferUndo()
  const colleagues = trpc.desk.listColleagues.useQuery()
  const { mutate, isPending, error } = trpc.desk.claimCase.useMutation({ onSettled })
  const choices = (colleagues.data?.colleagues ?? []).filter(
    ({ id, role }) => id !== member.id && id !== heldBy && (hand === 'writer' || role !== 'writer'),
  )
  const assignTo = (memberId: string) => {
    const name = choices.find(({ id }) => id === memberId)?.name ?? ''
    const onSuccess = () => {
      offerUndo({ done: words.done[hand](number, name), of: { number, version: version + 1 } })
      onClose()
    }
    mutate({ number, version, hand, memberId }, { onSuccess })
  }
  return { colleagues, choices, assignTo, isPending, error }
}
