import { desk } from '@northword/content/desk/desk-frame'
import { deskJump as words } from '@northword/content/desk/desk-orders'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { useNavigate } from 'react-router-dom'
import { chooseColorScheme } from '../../site/loader/color-scheme-choice.ts'
import { useMe } from '../session/use-me.ts'
import { turnSingleKeys, useSingleKeys } from '../keys/single-keys.ts'

export function useActions(): { label: string; act: () => void }[] {
  const navigate = useNavigate()
  const { member } = useMe()
  const on = useSingleKeys()
  const pages = [
    { label: desk.navigation.queue, to: '/' },
    ...(['contact', 'message', 'mine', 'later'] as const).map((view) => ({
      label: `${desk.navigation.queue}: ${deskQueue.views[view]}`,
      to: `/?view=${view}`,
    })),
    { label: desk.navigation.orders, to: '/orders' },
    ...(member.role === 'writer' ? [] : [{ label: desk.navigation.bookkeeping, to: '/bookkeeping' }]),
    { label: desk.navigation.site, to: '/site' },
    ...(member.role === 'owner' ? [{ label: desk.navigation.staff, to: '/staff' }] : []),
    { label: desk.navigation.account, to: '/account' },
  ]
  return [
    ...pages.map(({ label, to }) => ({ label, act: () => void navigate(to) })),
    { label: words.light, act: () => chooseColorScheme('light') },
    { label: words.dark, act: () => chooseColorScheme('dark') },
    { label: on ? words.keysOff : words.keysOn, act: () => turnSingleKeys(member.id, !on) },
  ]
}
