import { Group, Text, TextInput } from '@mantine/core'
import { deskExports } from '@northword/content/desk/desk-exports'
import { company } from '@northword/content/studio/company'
import { studioDate } from '@northword/content/studio/format-time'
import { moneyRange } from '@northword/contract/desk/desk-exports'
import { useState } from 'react'
import { DeskForm } from '../form/desk-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { DeskHead } from '../frame/desk-head.tsx'
import { Hint } from '../frame/hint.tsx'
import { Done } from '../frame/done.tsx'
import { monthBefore } from './month-before.ts'
import { useDownload } from './use-download.ts'

const { done, pending, money: words } = deskExports

/** Downloads the ledger between two days as a file for the bookkeeper. */
export default function BookkeepingPage() {
  const download = useDownload()
  const [initialValues] = useState(lastMonth)
  const [saved, setSaved] = useState('')
  const form = useDeskForm({
    schema: moneyRange,
    initialValues,
    async send(range) {
      setSaved('')
      const fileName = words.fileName(range.from, range.until)
      await download(`/api/desk/money.csv?${new URLSearchParams(range).toString()}`, fileName)
      setSaved(fileName)
    },
  })
  return (
    <>
      <DeskHead heading={words.heading} />
      <Text maw="40rem">{words.text}</Text>
      <Hint maw="40rem" mb="md">
        {words.days}
      </Hint>
      <DeskForm label={words.heading} form={form} words={{ button: words.button, pending }}>
        <Group gap="sm" align="start">
          <TextInput type="date" label={words.from} {...form.field('from')} />
          <TextInput type="date" label={words.until} {...form.field('until')} />
        </Group>
      </DeskForm>
      <Done>{saved && done(saved)}</Done>
    </>
  )
}

const lastMonth = () => monthBefore(studioDate(new Date(), company.timeZone))
