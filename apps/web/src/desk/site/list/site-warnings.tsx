import { Text } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import type { SiteWarning } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { checkQuery } from '../calls/site-queries.ts'
import { SaidList } from '../fields/said-list.tsx'
import styles from './list.module.css'

const words = deskSite.warnings

/** Warnings about every item, also those without a draft, whose facts others may have changed. */
export function SiteWarnings({ without }: { without?: SiteWarning['check'] }) {
  const all = useQuery(checkQuery).data?.warnings ?? []
  const warnings = all.filter(({ check }) => check !== without)
  if (warnings.length === 0) return null
  return (
    <details className={styles.warnings}>
      <summary>{words.open(warnings.length)}</summary>
      <Text size="sm" mt="xs">
        {words.text}
      </Text>
      <SaidList said={warnings} />
    </details>
  )
}
