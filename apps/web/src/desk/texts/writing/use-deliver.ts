import { deskTexts } from '@northword/content/desk/desk-texts'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import { parseJson } from '@northword/contract/device/parse-json'
import type { DraftView } from '@northword/contract/texts/text-views'
import {
  deliverInput,
  type PieceInput,
  type UnsentDelivery,
  unsentDelivery,
} from '@northword/contract/texts/texts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { trpc } from '../../../site/api/trpc.ts'
import { keepMessage, readMessage } from '../../../site/consent/unsent-messages.ts'
import { useRenewed } from '../../case/current/use-case.ts'
import { useDeskForm } from '../../form/use-desk-form.ts'
import { useKeyOf } from '../../form/use-key-of.ts'
import { useMe } from '../../session/use-me.ts'
import { useAttach } from './use-attach.ts'
import type { Writing } from './writing.ts'

export interface DeliverProps {
  place: PieceInput
  /** Number of the version that is delivered. */
  next: number
  draft: DraftView
  writing: Writing
  /** Called when the delivery starts and ends. */
  setLeaving: (isLeaving: boolean) => void
}

const schema = deliverInput.omit({ revision: true, idempotencyKey: true })

/**
 * Saves the typed text, then delivers it, only once even if retried. What is typed beside the text outlasts a reload
 * and the end of a session.
 */
export function useDeliver({ place, next, draft, writing, setLeaving }: DeliverProps) {
  const file = useAttach(place, draft.reportFile)
  const { client } = trpc.useUtils()
  const renew = useRenewed(place.number)
  const navigate = useNavigate()
  const { keyFor } = useKeyOf()
  const { id } = useMe().member
  const [key] = useState(`${draftPrefix}delivery:${place.number}:${place.piece}:${next}:${id}`)
  const [initialValues] = useState(() => readUnsent(key) ?? emptyFor(draft))
  const form = useDeskForm({
    schema,
    initialValues,
    beside: place,
    alsoCheck: ({ report }) =>
      report.kind === 'file' && !file.attached ? { 'report.file': deskTexts.deliver.file.missing } : {},
    async send(input) {
      setLeaving(true)
      try {
        const revision = await writing.flush({ always: true })
        const content = { ...input, revision }
        await client.desk.deliverText.mutate({ ...content, idempotencyKey: keyFor(JSON.stringify(content)) })
        keepMessage(key, { text: '' })
        void navigate(`/orders/${place.number}`)
      } finally {
        setLeaving(false)
        void renew()
      }
    },
  })
  const typed = typedIn(form.form.values)
  useEffect(() => {
    if (typed !== readMessage(key).text) keepMessage(key, { text: typed })
  }, [key, typed])
  const take = async (chosen: File) => {
    await file.take(chosen)
    form.form.clearFieldError('report.file')
  }
  return { form, file: { ...file, take } }
}

const readUnsent = (key: string) => unsentDelivery.safeParse(parseJson(readMessage(key).text)).data

const emptyFor = ({ reportFile }: DraftView): UnsentDelivery => ({
  note: '',
  report: { kind: reportFile ? 'file' : '', file: '', url: '', text: '', reason: '' },
})

/** Empty for a form in which nothing is typed. */
function typedIn(values: UnsentDelivery): string {
  const { url, text, reason } = values.report
  return [values.note, url, text, reason].some((typed) => typed.trim() !== '') ? JSON.stringify(values) : ''
}
