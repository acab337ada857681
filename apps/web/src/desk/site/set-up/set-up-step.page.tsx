import { Button, Group, Stack, Text } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import { deskSiteSetUp as words } from '@northword/content/desk/desk-site-set-up'
import { itemName } from '@northword/contract/content/content-items'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { useMe } from '../../session/use-me.ts'
import { MailServerForm } from '../mail-server/mail-server-form.tsx'
import { HomePicture } from './home-picture.tsx'
import { ItemPart } from './item-part.tsx'
import { OpenStep } from './open-step.tsx'
import { PricesStep } from './prices-step.tsx'
import { ServicesStep } from './services-step.tsx'
import styles from './set-up.module.css'
import { StepList } from './step-list.tsx'
import { itemsOfStep, type StepName, stepNames, stepPath } from './steps.ts'

/** One of the steps in which a new owner makes the studio their own. */
export default function SetUpStepPage() {
  const { step } = useParams()
  const isOwner = useMe().member.role === 'owner'
  const name = stepNames.find((each) => each === step)
  if (!isOwner) return <ForOwners />
  if (!name) return <Navigate to={stepPath('name')} replace />
  const { heading, text } = words.steps[name]
  return (
    <>
      <BackLink to="/site">{deskSite.back}</BackLink>
      <StepList now={name} />
      <DeskHead
        heading={heading}
        state={<Text c="dimmed">{words.progress(stepNames.indexOf(name) + 1, stepNames.length)}</Text>}
      />
      <div className={styles.columns}>
        <Stack gap="lg">
          {name === 'name' && <Text>{words.intro}</Text>}
          <Text>{text}</Text>
          <Matter step={name} />
          <Ways key={name} step={name} />
        </Stack>
        <HomePicture />
      </div>
    </>
  )
}

const ForOwners = () => (
  <>
    <BackLink to="/site">{deskSite.back}</BackLink>
    <DeskHead heading={words.heading} />
    <Text>{words.askOwner}</Text>
  </>
)

function Matter({ step }: { step: StepName }) {
  switch (step) {
    case 'services':
      return <ServicesStep />
    case 'prices':
      return <PricesStep />
    case 'mail':
      return <MailServerForm />
    case 'open':
      return <OpenStep />
    default:
      // The key keeps the form of one item, with what is not saved yet, from step to step.
      return itemsOfStep[step]?.map((item) => <ItemPart key={itemName(item)} item={item} />)
  }
}

/** Appears below the parts of its step once they are there: they would move it away from under a press. */
function Ways({ step }: { step: StepName }) {
  const isThere = useAllThere()
  const at = stepNames.indexOf(step)
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]]
  if (!isThere) return null
  return (
    <nav aria-label={words.navigation}>
      <Group gap="sm">
        {after && (
          <Button component={Link} to={stepPath(after)} variant="filled">
            {words.next}
          </Button>
        )}
        {before && (
          <Button component={Link} to={stepPath(before)}>
            {words.back}
          </Button>
        )}
        <Button component={Link} to="/" variant="subtle">
          {words.leave}
        </Button>
      </Group>
    </nav>
  )
}

/** True once every query of the page had an answer: later ones hide nothing. They begin after the first render. */
function useAllThere(): boolean {
  const loading = useIsFetching({ predicate: ({ state }) => state.data === undefined })
  const [isMounted, setMounted] = useState(false)
  const [wasThere, setWasThere] = useState(false)
  if (isMounted && loading === 0 && !wasThere) setWasThere(true)
  useEffect(() => {
    const soon = setTimeout(() => setMounted(true))
    return () => clearTimeout(soon)
  }, [])
  return wasThere
}
