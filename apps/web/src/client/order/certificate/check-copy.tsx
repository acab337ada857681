import { Alert, Button, Group, Text, Textarea, Title } from '@mantine/core'
import { certificateWords } from '@northword/content/texts/certificate'
import type { VersionInput } from '@northword/contract/texts/texts'
import { type FormEvent, useId, useRef } from 'react'
import { Small } from '../../../components/small.tsx'
import { useHydrated } from '../../../site/ui/use-hydrated.ts'
import { UploadText } from '../../../texts/files/upload-text.tsx'
import styles from './certificate.module.css'
import { useCheckCopy } from './use-check-copy.ts'

const words = certificateWords.check

/** Checks whether a pasted or chosen text is the approved one. Needs scripts. */
export function CheckCopy({ place }: { place: VersionInput }) {
  return useHydrated() && <CheckForm place={place} />
}

function CheckForm({ place }: { place: VersionInput }) {
  const headingId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { check, checkFile, isPending, verdict, problem } = useCheckCopy(place)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(field.current?.value ?? '', words.typed)
  }
  return (
    <section aria-labelledby={headingId} className={styles.check}>
      <Title order={2} id={headingId}>
        {words.heading}
      </Title>
      <Text>{words.intro}</Text>
      <form noValidate onSubmit={submit} aria-labelledby={headingId}>
        <Textarea
          ref={field}
          label={words.label}
          description={words.hint}
          rows={8}
          readOnly={isPending}
          spellCheck={false}
        />
        <Group gap="sm" mt="sm">
          <Button type="submit" disabled={isPending}>
            {isPending ? words.pending : words.button}
          </Button>
          <UploadText label={words.file} disabled={isPending} onFile={(file) => void checkFile(file)} />
          <Small>{words.fileHint}</Small>
        </Group>
      </form>
      <Answer verdict={verdict} problem={problem} />
    </section>
  )
}

const Answer = ({ verdict, problem }: Pick<ReturnType<typeof useCheckCopy>, 'verdict' | 'problem'>) => (
  <>
    <p role="status" className={styles.verdict} data-same={verdict?.same}>
      {verdict && words.verdicts[verdict.same](verdict.what)}
    </p>
    {problem && <Alert role="alert">{problem}</Alert>}
  </>
)
