import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { useDebouncedValue } from '@mantine/hooks'
import { desk } from '@northword/content/desk/desk-frame'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { deskJump as words } from '@northword/content/desk/desk-orders'
import type { OrderRow } from '@northword/contract/desk/desk-orders'
import { type QueueView, viewsOf } from '@northword/contract/desk/desk-queue'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { chooseColorScheme } from '../../site/loader/color-scheme-choice.ts'
import { deskClient } from '../api/desk-client.ts'
import { fresh } from '../api/fresh.ts'
import { turnSingleKeys, useSingleKeys } from '../keys/single-keys.ts'
import { useMe } from '../session/use-me.ts'
import styles from './jump.module.css'

const [store, spotlight] = createSpotlight()

/** Command palette: goes to an order by number or name, to a page, or acts. */
export default function Jump({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  useEffect(() => spotlight.open(), [])
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      shortcut={null}
      transitionProps={{ duration: 0 }}
      overlayProps={{ blur: 0 }}
      classNames={{ action: styles.action, content: styles.content, actionDescription: styles.description }}
      attributes={{ content: { 'aria-label': words.title } }}
    >
      <Spotlight.Search placeholder={words.placeholder} aria-label={words.placeholder} />
      <Spotlight.ActionsList>
        <Orders typed={typed.trim()} />
        <Actions typed={typed.trim()} />
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function Orders({ typed }: { typed: string }) {
  const navigate = useNavigate()
  const { orders, isBefore } = useFoundOrders(typed)
  const search = `/orders?${new URLSearchParams({ q: typed })}`
  const first = orders[0]?.id
  // Enter opens the first order, even if it arrives after the last key.
  useEffect(selectFirst, [first])
  if (typed === '') return null
  return (
    <Spotlight.ActionsGroup label={words.orders}>
      {orders.map(({ id, number, clientName, status }) => (
        <Spotlight.Action
          key={id}
          label={`${number} · ${clientName}`}
          description={status}
          // Enter is a click without a pointer: it means the words that are typed.
          onClick={({ detail }) => void navigate(isBefore && detail === 0 ? search : `/orders/${number}`)}
        />
      ))}
      <Spotlight.Action label={words.searchFor(typed)} onClick={() => void navigate(search)} />
    </Spotlight.ActionsGroup>
  )
}

const typingMs = 150
const mostOrders = 6

interface Found {
  orders: OrderRow[]
  /** They match words that were typed before. */
  isBefore: boolean
}

/** Orders that match all typed words, the newest first; none for an empty input. */
function useFoundOrders(typed: string): Found {
  const [q] = useDebouncedValue(typed, typingMs)
  const { owesSecondFactor } = useMe()
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['desk', 'jump', q],
    queryFn: () => deskClient.desk.findOrders.query({ q }),
    enabled: q !== '' && !owesSecondFactor,
    placeholderData: (before) => before,
    ...fresh,
  })
  return { orders: data?.orders.slice(0, mostOrders) ?? [], isBefore: q !== typed || isPlaceholderData }
}

/** Spotlight does the same after each key. It has no call for it, and keeps the selection in the DOM. */
function selectFirst() {
  const actions = [...document.querySelectorAll('[role=dialog] [data-action]')]
  for (const [at, action] of actions.entries()) action.toggleAttribute('data-selected', at === 0)
  store.updateState((state) => ({ ...state, selected: 0 }))
}

function Actions({ typed }: { typed: string }) {
  const matching = useActions().filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  if (matching.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={words.pages}>
      {matching.map(({ label, act }) => (
        <Spotlight.Action key={label} label={label} onClick={act} />
      ))}
    </Spotlight.ActionsGroup>
  )
}

const listed: readonly QueueView[] = ['contact', 'message', 'mine', 'later']

function useActions(): { label: string; act: () => void }[] {
  const navigate = useNavigate()
  const { member } = useMe()
  const on = useSingleKeys()
  const isWriter = member.role === 'writer'
  const views = viewsOf(isWriter).filter((view) => listed.includes(view))
  const pages = [
    { label: desk.navigation.queue, to: '/' },
    ...views.map((view) => ({
      label: `${desk.navigation.queue}: ${deskQueue.views[view]}`,
      to: `/?view=${view}`,
    })),
    { label: desk.navigation.orders, to: '/orders' },
    ...(isWriter
      ? []
      : [
          { label: desk.navigation.mail, to: '/mail' },
          { label: desk.navigation.bookkeeping, to: '/bookkeeping' },
        ]),
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
