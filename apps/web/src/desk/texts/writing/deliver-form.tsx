import { Text, Textarea } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DeskPiece } from '@northword/contract/texts/text-views'
import { onPlainClick } from '../../../components/plain-click.ts'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import { DeskForm } from '../../form/desk-form.tsx'
import { ReportFields } from './report-fields.tsx'
import { type DeliverProps, useDeliver } from './use-deliver.ts'
import { isUnsettled, type WritingState } from './writing-state.ts'

const words = deskTexts.deliver

interface DeliverFormProps extends Omit<DeliverProps, 'next'> {
  piece: DeskPiece
  state: WritingState
  /** Number of comments without an answer. */
  open: number
  goToComments: () => void
}

/** The version's note and report, with the button that delivers it. */
export function DeliverForm({ piece, state, open, goToComments, ...props }: DeliverFormProps) {
  const next = (piece.versions[0]?.number ?? 0) + 1
  const { form, file } = useDeliver({ ...props, next })
  return (
    <Part heading={words.heading}>
      <DeskForm
        label={words.heading}
        form={form}
        words={{ button: words.button(next), pending: words.pending }}
        disabled={isUnsettled(state) || open > 0 || file.isPending}
      >
        <Textarea
          label={words.note}
          description={words.noteHint}
          autosize
          minRows={2}
          w="100%"
          {...form.field('note')}
        />
        <ReportFields form={form} file={file} />
        {open > 0 ? (
          <Text>
            {deskComments.first.text(open)}{' '}
            <a href="#comments" onClick={onPlainClick(goToComments)}>
              {deskComments.first.link}
            </a>
          </Text>
        ) : (
          <Hint>{words.after}</Hint>
        )}
      </DeskForm>
    </Part>
  )
}
