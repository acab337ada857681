import { Button, Stack } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { FormEvent } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { MomentField, momentOf } from '../../time/moment-field.tsx'
import { Part } from '../../frame/part.tsx'
import { Stale } from '../current/stale.tsx'
import { usePutOff } from './use-put-off.ts'

const words = deskCase.putOff

export function PutOff({ found }: { found: DeskCase }) {
  const { until, setUntil, seen, isStale, save, isPending, isSaved, error } = usePutOff(found)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(seen)
  }
  return (
    <Part heading={words.heading} id="later">
      <form onSubmit={onSubmit}>
        <Stack gap="sm" align="start">
          <MomentField label={words.until} value={until} onChange={setUntil} />
          {isStale ? (
            <Stale
              seen={seen}
              found={found}
              differing={{ field: words.until, theirs: untilOf(found), mine: formatMoment(momentOf(until)) }}
              onSave={() => save(found)}
              onDrop={() => setUntil('')}
              isPending={isPending}
            />
          ) : (
            <Button type="submit" loading={isPending}>
              {words.save}
            </Button>
          )}
          <Outcome done={isSaved && words.saved} error={isStale ? null : error} />
        </Stack>
      </form>
    </Part>
  )
}

const untilOf = ({ laterUntil }: DeskCase) => (laterUntil ? formatMoment(laterUntil) : deskCase.stale.nothing)
