import { deskMails } from '@northword/content/desk/desk-mails'
import type { DeskCase } from '@northword/contract/desk/desk'
import { lazy, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useMe } from '../../session/use-me.ts'
import { useKeys } from '../../keys/single-keys.ts'
import { Brief } from './brief.tsx'
import { CallSheet } from '../steps/call-sheet.tsx'
import { ClientFacts, SoldFacts } from './case-facts.tsx'
import styles from './case.module.css'
import { CaseTimeline } from './case-timeline.tsx'
import { ColleaguesHere } from './colleagues-here.tsx'
import { Hands } from '../steps/hand.tsx'
import { Links } from './links.tsx'
import { Money } from '../money/money.tsx'
import { Moves } from '../steps/moves.tsx'
import { NoteForm } from '../steps/note-form.tsx'
import { PageBoundary } from '../../frame/page-boundary.tsx'
import { Part } from '../../frame/part.tsx'
import { Promised } from '../steps/promised.tsx'
import { PutOff } from '../steps/put-off.tsx'
import { useRenewed } from '../current/use-case.ts'
import { Alert } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'

const CaseTexts = lazy(() => import('../pieces/case-texts.tsx'))
const Conversation = lazy(() => import('../conversation/conversation.tsx'))
const Voice = lazy(() => import('../voice/voice.tsx'))
const OrderMails = lazy(() => import('../../mail/order-mails.tsx'))

/** Parts in the order of work: who has it in hand, messages and money, then facts to look up. */
export function Case({ found }: { found: DeskCase }) {
  const { hash } = useLocation()
  useEffect(() => focusPart(hash.slice(1)), [hash])
  useKeys({ l: () => focusPart('call'), z: () => focusPart('later') })
  const isWriter = useMe().member.role === 'writer'
  return (
    <>
      <ColleaguesHere number={found.order.number} />
      <Detached order={found.order} />
      <div className={styles.strip}>
        <Hands found={found} />
        <Promised found={found} />
        <ClientFacts found={found} />
      </div>
      {isWriter ? <ForWriters found={found} /> : <ForAgents found={found} />}
    </>
  )
}

const ForAgents = ({ found }: { found: DeskCase }) => (
  <>
    <div className={styles.columns}>
      <div className={styles.parts}>
        <CallSheet found={found} />
        <Talk found={found} maySpeak />
        <NoteForm number={found.order.number} />
      </div>
      <div className={styles.parts}>
        <Money found={found} />
        <Texts number={found.order.number} />
        <Moves found={found} />
        <PutOff found={found} />
      </div>
    </div>
    <div className={styles.columns}>
      <div className={styles.parts}>
        <Brief found={found} />
        <Sound number={found.order.number} />
        <Mails number={found.order.number} />
      </div>
      <div className={styles.parts}>
        <SoldFacts found={found} />
        <Links number={found.order.number} />
        <CaseTimeline timeline={found.timeline} />
      </div>
    </div>
  </>
)

/** Writers see the texts first, and no money. */
const ForWriters = ({ found }: { found: DeskCase }) => (
  <div className={styles.columns}>
    <div className={styles.parts}>
      <Texts number={found.order.number} />
      <Brief found={found} />
      <Sound number={found.order.number} />
      <Talk found={found} maySpeak={false} />
      <NoteForm number={found.order.number} />
      <Mails number={found.order.number} />
    </div>
    <div className={styles.parts}>
      <SoldFacts found={found} />
      <PutOff found={found} />
      <CaseTimeline timeline={found.timeline} />
    </div>
  </div>
)

const Texts = ({ number }: { number: string }) => (
  <PageBoundary fallback={null}>
    <CaseTexts number={number} />
  </PageBoundary>
)

const Sound = ({ number }: { number: string }) => (
  <PageBoundary fallback={null}>
    <Voice number={number} />
  </PageBoundary>
)

const Talk = ({ found: { order }, maySpeak }: { found: DeskCase; maySpeak: boolean }) => (
  <PageBoundary fallback={null}>
    <Conversation number={order.number} clientName={order.fullName} maySpeak={maySpeak} />
  </PageBoundary>
)

function Mails({ number }: { number: string }) {
  const renew = useRenewed(number)
  return (
    <Part heading={deskMails.ofOrder}>
      <PageBoundary fallback={null}>
        <OrderMails number={number} onChanged={() => void renew()} />
      </PageBoundary>
    </Part>
  )
}

/** Focuses the first field of a part of the page. */
const focusPart = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus()

const words = deskCase.address

/** An order whose address was removed. An erased order has no name either, and shows nothing here. */
const Detached = ({ order: { email, fullName } }: Pick<DeskCase, 'order'>) =>
  email === '' && fullName !== '' ? (
    <Alert title={words.detached} mb="lg">
      {words.detachedText}
    </Alert>
  ) : null
