import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { calendarDay } from '@northword/content/studio/format-time'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './calendar.module.css'
import type { CalendarDay } from './read-calendar.ts'
import type { CalendarFile } from './use-calendar-file.ts'

const words = deskSiteFields.calendar

interface ChooseDaysProps {
  file: CalendarFile
  days: readonly unknown[]
  most: number | null
  onAdd: (days: readonly string[]) => void
  onClose: () => void
}

/** Days of a calendar that the list does not have, all ticked at first, with a sentence about the rest. */
export function ChooseDays({ file, days, most, onAdd, onClose }: ChooseDaysProps) {
  const id = useId()
  const heading = useFocus()
  const fresh = file.days.filter(({ day }) => !days.includes(day))
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = fresh.map(({ day }) => day).filter((day) => !left.includes(day))
  const isOver = most !== null && days.length + chosen.length > most
  return (
    <Stack gap="sm" role="group" aria-labelledby={id} className={styles.found ?? ''}>
      <Text id={id} ref={heading} tabIndex={-1} fw={600}>
        {words.heading(file.name)}
      </Text>
      <LeftOut file={file} known={file.days.length - fresh.length} />
      {fresh.length > 0 && <DayBoxes days={fresh} left={left} setLeft={setLeft} />}
      {isOver && (
        <Text size="sm" c="var(--red-pen)" role="alert">
          {words.problems.tooMany(most.toLocaleString('en-US'))}
        </Text>
      )}
      <Group gap="sm">
        {fresh.length > 0 && (
          <Button disabled={isOver || chosen.length === 0} onClick={() => onAdd(chosen)}>
            {words.add(chosen.length)}
          </Button>
        )}
        <Button onClick={onClose}>{words.close}</Button>
      </Group>
    </Stack>
  )
}

/** Takes the focus when it appears. */
function useFocus() {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}

const LeftOut = ({ file: { timed, unread }, known }: { file: CalendarFile; known: number }) =>
  [known && words.known(known), timed && words.timed(timed), unread && words.unread(unread)]
    .filter((sentence) => sentence !== 0)
    .map((sentence) => (
      <Text key={sentence} size="sm">
        {sentence}
      </Text>
    ))

interface DayBoxesProps {
  days: readonly CalendarDay[]
  /** Days that are not ticked. */
  left: readonly string[]
  setLeft: (left: readonly string[]) => void
}

const DayBoxes = ({ days, left, setLeft }: DayBoxesProps) => (
  <>
    <Group gap="sm">
      <Button onClick={() => setLeft([])}>{words.all}</Button>
      <Button onClick={() => setLeft(days.map(({ day }) => day))}>{words.none}</Button>
    </Group>
    <ul className={styles.days}>
      {days.map(({ day, name }) => (
        <li key={day}>
          <Checkbox
            label={words.day(calendarDay(day), name)}
            checked={!left.includes(day)}
            onChange={({ currentTarget: { checked } }) =>
              setLeft(checked ? left.filter((one) => one !== day) : [...left, day])
            }
          />
        </li>
      ))}
    </ul>
  </>
)
