import { Menu, Text, UnstyledButton } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import type { StaffView } from '@northword/contract/people/staff-view'
import { useSyncExternalStore } from 'react'
import {
  chooseColorScheme,
  type ColorSchemeChoice,
  parseChoice,
  readColorScheme,
  subscribeToColorScheme,
} from '../../site/loader/color-scheme-choice.ts'
import styles from './user-menu.module.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { endEveryDraft } from '../../site/consent/functional-storage.ts'
import { forgetEverybody } from '../api/me.ts'

const choices: readonly ColorSchemeChoice[] = ['auto', 'light', 'dark']

export function UserMenu({ member }: { member: StaffView }) {
  const { signOut, signingOut, failure } = useSignOut()
  return (
    <div className={styles.place}>
      <Menu keepMounted={false}>
        <Menu.Target>
          <UnstyledButton className={styles.user} aria-label={desk.menu.label(member.name)}>
            <span className={styles.name}>{member.name}</span>
            <span className={styles.arrow} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {member.email}
            <br />
            {desk.roles[member.role]}
          </Menu.Label>
          <Menu.Divider />
          <Colours />
          <Menu.Divider />
          <Menu.Item onClick={signOut} disabled={signingOut} closeMenuOnClick={false}>
            {signingOut ? desk.menu.signingOut : desk.menu.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Text role="alert" size="sm" c="var(--red-pen)" ta="end">
        {failure}
      </Text>
    </div>
  )
}

/** Light, dark or the system's scheme. */
function Colours() {
  const chosen = useSyncExternalStore(subscribeToColorScheme, readColorScheme)
  return (
    <>
      <Menu.Label>{desk.colours.label}</Menu.Label>
      <Menu.RadioGroup
        value={parseChoice(chosen)}
        onChange={(choice) => chooseColorScheme(parseChoice(choice))}
      >
        {choices.map((choice) => (
          <Menu.RadioItem key={choice} value={choice}>
            {desk.colours[choice]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

/** If the server cannot be reached, it says so and the member stays signed in. */
function useSignOut() {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deskClient.staff.signOut.mutate(),
    onSuccess() {
      // The next member at this browser is another person.
      endEveryDraft()
      return forgetEverybody(client)
    },
  })
  return { signOut: () => mutate(), signingOut: isPending, failure: error && failureSentence(error) }
}
