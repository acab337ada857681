import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'

const Jump = lazy(() => import('./jump.tsx'))

/** Ctrl or Command with K, also from a text field. */
export function JumpKey() {
  const [isWanted, setWanted] = useState(false)
  useHotkeys([['mod+K', () => setWanted(true)]], [], true)
  return (
    isWanted && (
      <Suspense>
        <Jump onClose={() => setWanted(false)} />
      </Suspense>
    )
  )
}
