import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DraftView } from '@northword/contract/texts/text-views'
import { deliverInput, type PieceInput } from '@northword/contract/texts/texts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { trpc } from '../../../site/api/trpc.ts'
import { useRenewed } from '../../case/current/use-case.ts'
import { useDeskForm } from '../../form/use-desk-form.ts'
import { useKeyOf } from '../../form/use-key-of.ts'
import { useAttach } from './use-attach.ts'
import type { Writing } from './writing.ts'

export interface DeliverProps {
  place: PieceInput
  draft: DraftView
  writing: Writing
  /** Called when the delivery starts and ends. */
  setLeaving: (isLeaving: boolean) => void
}

const schema = deliverInput.omit({ revision: true, idempotencyKey: true })

/** Saves the typed text, then delivers it. A retry does not deliver it twice. */
export function useDeliver({ place, draft, writing, setLeaving }: DeliverProps) {
  const file = useAttach(place, draft.reportFile)
  const { client } = trpc.useUtils()
  const renew = useRenewed(place.number)
  const navigate = useNavigate()
  const { keyFor } = useKeyOf()
  const [initialValues] = useState(() => ({
    note: '',
    report: { kind: draft.reportFile ? 'file' : '', file: '', url: '', text: '', reason: '' },
  }))
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
        void navigate(`/orders/${place.number}`)
      } finally {
        setLeaving(false)
        void renew()
      }
    },
  })
  const take = async (chosen: File) => {
    await file.take(chosen)
    form.form.clearFieldError('report.file')
  }
  return { form, file: { ...file, take } }
}
