import { Button, FileButton, Group, Input, Stack, Text } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { type RefObject, useRef, useState } from 'react'
import { useNow } from '../../time/clock.ts'
import { ChooseDays } from './choose-days.tsx'
import { useCalendarFile } from './use-calendar-file.ts'

const words = deskSiteFields.calendar

interface ImportDaysProps {
  /** ISO 8601; one that is being typed may be anything. */
  days: readonly unknown[]
  /** Most that the list holds. Null: no limit. */
  most: number | null
  set: (days: readonly unknown[]) => void
}

/** Adds days of a calendar file to a list of days, in order and each once. They can be taken out again. */
export function ImportDays({ days, most, set }: ImportDaysProps) {
  const first = new Date(useNow()).getFullYear()
  const years = { first, last: first + 1 }
  const calendar = useCalendarFile(years)
  const { added, told, button, tell } = useTold(calendar)
  const add = (chosen: readonly string[]) => {
    set([...days, ...chosen].map(String).sort(inOrder))
    tell(words.added(chosen.length), chosen)
  }
  const takeOut = () => {
    set(days.filter((day) => !added.some((one) => one === day)))
    tell(words.takenOut, [])
  }
  return (
    <Stack gap="sm" mt="md">
      <ChooseFile years={years} calendar={calendar} button={button} onChosen={() => tell('', [])} />
      <Group gap="sm">
        <Text size="sm" role="status">
          {calendar.file ? '' : told}
        </Text>
        {added.length > 0 && !calendar.file && <Button onClick={takeOut}>{words.takeOut}</Button>}
      </Group>
      {calendar.file && (
        <ChooseDays
          file={calendar.file}
          days={days}
          most={most}
          onAdd={add}
          onClose={() => tell('', added)}
        />
      )}
    </Stack>
  )
}

/** Tells each step, after which the button has the focus again. `added`: days that can be taken out. */
function useTold(calendar: ReturnType<typeof useCalendarFile>) {
  const [added, setAdded] = useState<readonly string[]>([])
  const [told, setTold] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const tell = (sentence: string, now: readonly string[]) => {
    setAdded(now)
    setTold(sentence)
    calendar.close()
    button.current?.focus()
  }
  return { added, told, button, tell }
}

/** ISO 8601 sorts as text. */
const inOrder = (one: string, other: string) => (one < other ? -1 : 1)

interface ChooseFileProps {
  years: { first: number; last: number }
  calendar: ReturnType<typeof useCalendarFile>
  /** Has the focus again after each step. */
  button: RefObject<HTMLButtonElement | null>
  onChosen: () => void
}

function ChooseFile({ years, calendar, button, onChosen }: ChooseFileProps) {
  const { problem, isPending } = calendar
  const reset = useRef<() => void>(null)
  const onChange = (file: File | null) => {
    onChosen()
    if (file) void calendar.take(file)
    reset.current?.()
  }
  return (
    <Input.Wrapper
      error={problem}
      description={words.hint(years.first, years.last)}
      errorProps={{ role: 'alert' }}
    >
      <FileButton
        resetRef={reset}
        accept=".ics,text/calendar"
        inputProps={{ 'aria-label': words.choose }}
        onChange={onChange}
      >
        {(props) => (
          <Button {...props} ref={button} mt="xs" disabled={isPending}>
            {isPending ? words.pending : words.choose}
          </Button>
        )}
      </FileButton>
    </Input.Wrapper>
  )
}
