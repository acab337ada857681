import { NativeSelect, Text, Textarea } from '@mantine/core'
import { deskVoice } from '@northword/content/desk/desk-voice'
import { persons, spellings, typedVoice, type VoiceView } from '@northword/contract/texts/voice'
import { useState } from 'react'
import { callFailure } from '../../../site/api/call-failure.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { AskForm } from '../../form/ask-form.tsx'
import { useDeskForm } from '../../form/use-desk-form.ts'
import { Ask } from '../../frame/ask.tsx'
import { VoiceFacts } from './voice-facts.tsx'
import styles from './voice.module.css'

const words = deskVoice.form

interface VoiceFormProps {
  number: string
  /** The voice when the form was opened. */
  seen: VoiceView
  onClose: () => void
}

/** Edits the client's voice in a dialog. After a conflict it shows the other voice and keeps the typed input. */
export function VoiceForm({ number, seen, onClose }: VoiceFormProps) {
  const { form, rival } = useVoiceForm(number, seen, onClose)
  return (
    <Ask title={words.title} opened onClose={onClose} pending="inside">
      <AskForm words={words} form={form} onClose={onClose}>
        <Lines label={deskVoice.note} description={words.hints.note} data-autofocus {...form.field('note')} />
        <Lines label={deskVoice.use} description={words.hints.use} {...form.field('use')} />
        <Lines label={deskVoice.avoid} description={words.hints.avoid} {...form.field('avoid')} />
        <NativeSelect
          label={deskVoice.spelling}
          data={choices(spellings, deskVoice.spellings)}
          {...form.field('spelling')}
        />
        <NativeSelect
          label={deskVoice.person}
          data={choices(persons, deskVoice.persons)}
          {...form.field('person')}
        />
        <Lines
          label={deskVoice.links}
          description={words.hints.links}
          inputMode="url"
          {...form.field('links')}
        />
        {rival && (
          <div className={styles.now}>
            <Text fw={600}>{words.savedNow}</Text>
            <VoiceFacts voice={rival} />
            <Text size="sm" mt="xs">
              {words.savedNowHint}
            </Text>
          </div>
        )}
      </AskForm>
    </Ask>
  )
}

/** Saves the voice for all orders that share it. */
function useVoiceForm(number: string, seen: VoiceView, onSaved: () => void) {
  const [rival, setRival] = useState<VoiceView | null>(null)
  const { find } = trpc.useUtils().voices
  const { mutateAsync } = trpc.voices.save.useMutation({
    onSuccess: (saved) => find.setData({ number }, saved),
    onSettled: () => find.invalidate(),
  })
  const { note, use, avoid, spelling, person, links } = seen
  const form = useDeskForm({
    schema: typedVoice,
    initialValues: {
      note,
      use: use.join('\n'),
      avoid: avoid.join('\n'),
      spelling: spelling ?? '',
      person: person ?? '',
      links: links.join('\n'),
    },
    beside: { number, revision: (rival ?? seen).revision },
    send: (input) =>
      mutateAsync(input).then(onSaved, async (error: unknown) => {
        if (callFailure(error).status === 409)
          setRival(await find.fetch({ number }, { staleTime: 0 }).catch(() => null))
        throw error
      }),
  })
  return { form, rival }
}

const Lines = (props: React.ComponentProps<typeof Textarea>) => (
  <Textarea autosize minRows={2} maxRows={8} w="100%" {...props} />
)

const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) => [
  { value: '', label: deskVoice.notChecked },
  ...values.map((value) => ({ value, label: labels[value] })),
]
