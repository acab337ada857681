import { Button, Textarea } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import type { RefusedForm } from '@northword/contract/site/page-state'
import type { VersionInput } from '@northword/contract/texts/texts'
import { Small } from '../../components/small.tsx'
import { usePosted } from '../../site/served/page-state.tsx'
import styles from './comments.module.css'
import { toolsId } from './use-commenting.ts'
import { useTypedBefore } from './use-typed-before.ts'

const words = textComments.plain

/** Comment form for browsers without scripts: on the whole text, or on words that are pasted into a field. */
export function PlainComment({ place, action }: { place: VersionInput; action: string }) {
  const posted = usePosted('keep-comment')
  const refused = posted?.kind === 'refused' ? posted : null
  const form = useTypedBefore(place)
  return (
    <div className={styles.tools} id={toolsId}>
      <Small>{words.hint}</Small>
      <details className={styles.plain} open={refused !== null}>
        <summary>{words.open}</summary>
        <form ref={form} method="post" action={action} className={styles.form} aria-label={words.open}>
          <input type="hidden" name="idempotencyKey" defaultValue={keyPlaceholder} />
          <Fields refused={refused} />
          <Button type="submit" size="sm">
            {textComments.form.button}
          </Button>
        </form>
      </details>
    </div>
  )
}

function Fields({ refused }: { refused: RefusedForm | null }) {
  const isWrong = (field: string) => refused?.issues.some(({ path }) => path.split('.')[0] === field) ?? false
  return (
    <>
      <Textarea
        name="passage"
        label={words.passage}
        description={words.passageHint}
        error={isWrong('passage')}
        rows={3}
        defaultValue={refused?.typed['passage']}
      />
      <Textarea
        name="text"
        label={textComments.form.label}
        description={textComments.form.hint}
        error={isWrong('text')}
        rows={4}
        required
        withAsterisk={false}
        defaultValue={refused?.typed['text']}
      />
    </>
  )
}
