import { NativeSelect, Text, TextInput, type TextInputProps } from '@mantine/core'
import { deskMailServer as words } from '@northword/content/desk/desk-mail-server'
import {
  mailSecurities,
  type MailServerView,
  saveMailServerInput,
} from '@northword/contract/desk/mail-server'
import { isSameValue } from '@northword/contract/desk/join-fields'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deskClient } from '../../api/desk-client.ts'
import { DeskForm } from '../../form/desk-form.tsx'
import { useDeskForm } from '../../form/use-desk-form.ts'
import { Done } from '../../frame/done.tsx'
import { useStep } from '../../proof/use-step.ts'
import { mailServerQuery } from './mail-server-query.ts'

const { fields } = words
const usualPort = '587'
const plain = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  w: '100%',
}

export function EditMailServer({ server }: { server: MailServerView }) {
  const form = useSettings(server)
  const { field } = form
  return (
    <>
      {form.isRestored && !form.isSent && <Text size="sm">{words.restored}</Text>}
      <DeskForm label={words.title} form={form} words={words}>
        <TextInput {...plain} required label={fields.host} description={fields.hostHint} {...field('host')} />
        <TextInput
          {...plain}
          required
          label={fields.port}
          inputMode="numeric"
          maw="8rem"
          {...field('port')}
        />
        <NativeSelect
          w="100%"
          label={fields.security}
          data={mailSecurities.map((value) => ({ value, label: words.securities[value] }))}
          {...field('security')}
        />
        <TextInput {...plain} label={fields.user} description={fields.userHint} {...field('user')} />
        <Password isKept={server.hasPassword && !server.isPasswordLost} {...field('password')} />
      </DeskForm>
      <Done isInForm>{form.isSent && words.saved}</Done>
    </>
  )
}

function useSettings(server: MailServerView) {
  const client = useQueryClient()
  const { typed, isRestored, keep, begin } = useTyped(server)
  const { mutateAsync } = useStep(deskClient.mailServer.save.mutate, {
    onSuccess: (saved) => {
      client.setQueryData(mailServerQuery.queryKey, saved)
      begin(saved)
    },
  })
  const form = useDeskForm({
    schema: saveMailServerInput,
    initialValues: typed,
    emptied: ['password'],
    send: mutateAsync,
  })
  useEffect(() => keep(form.form.values))
  return { ...form, isRestored }
}

type Settings = ReturnType<typeof typedOf>

/**
 * Typed values that are not saved, without the password, until the session ends: each step can be left. Once the
 * settings are others than those from which the form began, they are forgotten.
 */
function useTyped(server: MailServerView) {
  const client = useQueryClient()
  const queryKey = ['mail-server', 'typed', removedAt(server) ?? '']
  const saved = typedOf(server)
  const [base, setBase] = useState(saved)
  const [restored] = useState(() => {
    const kept = client.getQueryData<{ base: Settings; typed: Settings }>(queryKey)
    return kept && isSameValue(kept.base, saved) ? kept.typed : null
  })
  const keep = (values: Settings) => {
    const typed = { ...values, password: '' }
    client.setQueryDefaults(queryKey, { gcTime: Infinity })
    if ([base, saved].some((known) => isSameValue(typed, known))) client.removeQueries({ queryKey })
    else client.setQueryData(queryKey, { base, typed })
  }
  const begin = (from: MailServerView) => setBase(typedOf(from))
  return { typed: restored ?? saved, isRestored: restored !== null, keep, begin }
}

/** Marked as new, since a browser would fill in the member's own password otherwise. */
const Password = ({ isKept, ...props }: TextInputProps & { isKept: boolean }) => (
  <TextInput
    {...plain}
    type="password"
    autoComplete="new-password"
    label={fields.password}
    description={isKept && fields.passwordKept}
    {...props}
  />
)

/** Time of the last removal, which empties the form. */
export const removedAt = ({ changes }: MailServerView) => changes.find(({ isRemoved }) => isRemoved)?.at

const typedOf = ({ host, port, security, user }: MailServerView) => ({
  host,
  port: port === null ? usualPort : String(port),
  security: security as string,
  user,
  password: '',
})
