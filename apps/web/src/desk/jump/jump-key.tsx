import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'

const Jump = lazy(async () => ({ default: (await import('./jump.tsx')).Jump }))

/** Opens the box that goes anywhere with Ctrl or Command and K, also while somebody is typing. */
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
