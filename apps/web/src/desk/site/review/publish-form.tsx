import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { company } from '@northword/content/studio/company'
import { isAccounts } from '@northword/contract/content/content-items'
import type { SiteChange } from '@northword/contract/desk/site-review'
import { useState } from 'react'
import { Hint } from '../../frame/hint.tsx'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { MomentField, momentOf } from '../../time/moment-field.tsx'
import styles from './review.module.css'
import type { usePublish } from './use-publish.ts'

const words = deskSiteReleases.review

interface PublishFormProps {
  chosen: readonly SiteChange[]
  /** Number of drafted items. */
  all: number
  publishing: ReturnType<typeof usePublish>
}

/** Note, time and button. Says why it is not sent. */
export function PublishForm({ chosen, all, publishing }: PublishFormProps) {
  const [note, setNote] = useState('')
  const [when, setWhen] = useState<Moment>('now')
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const at = momentOf(typed)
  const { mutate, isPending } = publishing
  const submit = () => {
    const reason = whyNot(chosen, when, at)
    setRefusal(reason)
    const items = chosen.map(({ kind, key, version }) => ({ kind, key, version }))
    if (!reason && !isPending) mutate({ items, note, goesLiveAt: when === 'now' ? null : at })
  }
  const [button, pending] =
    when === 'now' ? [words.publish, words.publishing] : [words.schedule, words.scheduling]
  return (
    <form onSubmit={onSubmit(submit)} noValidate aria-label={words.heading} className={styles.form}>
      <Stack gap="md" align="start">
        <Text fw={600} role="status">
          {words.chosen(chosen.length, all)}
        </Text>
        <TextInput
          label={words.note}
          description={words.noteHint}
          maxLength={300}
          w="100%"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <When when={when} setWhen={setWhen} />
        {when === 'later' && <Time typed={typed} setTyped={setTyped} />}
        {refusal && <Alert role="alert">{refusal}</Alert>}
        <Button type="submit" variant="filled" disabled={isPending}>
          {isPending ? pending : button}
        </Button>
      </Stack>
    </form>
  )
}

type Moment = 'now' | 'later'

const When = ({ when, setWhen }: { when: Moment; setWhen: (when: Moment) => void }) => (
  <Radio.Group label={words.when} value={when} onChange={setWhen}>
    <Group mt="xs">
      <Radio value="now" label={words.now} />
      <Radio value="later" label={words.later} />
    </Group>
  </Radio.Group>
)

/** Typed in the time of the device, and told in the studio's. */
function Time({ typed, setTyped }: { typed: string; setTyped: (typed: string) => void }) {
  const at = momentOf(typed)
  return (
    <div>
      <MomentField label={words.at} value={typed} onChange={setTyped} />
      <Hint mt={4}>
        {words.atHint} {at && words.atStudio(formatMoment(at, company.timeZone))}
      </Hint>
    </div>
  )
}

function whyNot(chosen: readonly SiteChange[], when: Moment, at: string): string | null {
  if (chosen.length === 0) return words.chooseSome
  if (chosen.some(({ problems }) => problems.length > 0)) return words.isForbidden
  if (when === 'now') return null
  if (chosen.some(isAccounts)) return words.noAccounts
  return at ? null : words.chooseTime
}
