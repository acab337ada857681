import { useHotkeys } from '@mantine/hooks'
import { desk } from '@northword/content/desk/desk-frame'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { PartBoundary } from '../../site/parts/part-boundary.tsx'
import { useFoot } from '../frame/foot-place.ts'
import notice from '../frame/notice.module.css'
import { NotLoaded } from '../frame/page-boundary.tsx'

const Jump = lazy(() => import('./jump.tsx'))

/** Ctrl or Command with K, also from a text field. */
export function JumpKey() {
  const [state, setState] = useState<'closed' | 'open' | 'broken'>('closed')
  useHotkeys([['mod+K', () => setState('open')]], [], true)
  if (state === 'broken') return <Broken onClose={() => setState('closed')} />
  return (
    state === 'open' && (
      <PartBoundary onBroken={() => setState('broken')}>
        <Suspense>
          <Jump onClose={() => setState('closed')} />
        </Suspense>
      </PartBoundary>
    )
  )
}

/** At the foot of the page, which keeps what is typed on it. */
function Broken({ onClose }: { onClose: () => void }) {
  const foot = useFoot()
  if (!foot) return null
  return createPortal(
    <NotLoaded
      className={notice.notice ?? ''}
      data-notice
      withCloseButton
      closeButtonLabel={desk.close}
      onClose={onClose}
    />,
    foot,
  )
}
