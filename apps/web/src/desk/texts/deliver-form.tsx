import { Text, Textarea } from '@mantine/core'
import { deskTexts } from '@northword/content/desk-texts'
import type { DeskPiece } from '@northword/contract/text-views'
import { Part } from '../case/part.tsx'
import { DeskForm } from '../form/desk-form.tsx'
import { ReportFields } from './report-fields.tsx'
import { type DeliverProps, useDeliver } from './use-deliver.ts'
import { isUnsettled, type WritingState } from './writing-state.ts'

const words = deskTexts.deliver

interface DeliverFormProps extends DeliverProps {
  piece: DeskPiece
  state: WritingState
}

/** What is said with a version, and the button that delivers it. */
export function DeliverForm({ piece, state, ...props }: DeliverFormProps) {
  const { form, attached, attach } = useDeliver(props)
  const next = (piece.versions[0]?.number ?? 0) + 1
  return (
    <Part heading={words.heading}>
      <DeskForm
        label={words.heading}
        form={form}
        words={{ button: words.button(next), pending: words.pending }}
        variant="filled"
        disabled={isUnsettled(state)}
      >
        <Textarea
          label={words.note}
          description={words.noteHint}
          autosize
          minRows={2}
          w="100%"
          {...form.field('note')}
        />
        <ReportFields form={form} place={props.place} attached={attached} onAttached={attach} />
        <Text size="sm" c="dimmed">
          {words.after}
        </Text>
      </DeskForm>
    </Part>
  )
}
