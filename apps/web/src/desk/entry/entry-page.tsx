import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from '../frame/brand.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import styles from './entry-page.module.css'

interface EntryPageProps {
  heading: string
  intro?: string
  children: ReactNode
}

export function EntryPage({ heading, intro, children }: EntryPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <Brand />
      </header>
      <main className={styles.slip}>
        <DeskHead heading={heading} />
        <Stack gap="md">
          {intro && <Text>{intro}</Text>}
          {children}
        </Stack>
      </main>
    </div>
  )
}
