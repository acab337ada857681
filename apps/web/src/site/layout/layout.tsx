import type { ReactNode } from 'react'
import { OutboxLine } from '../ordering/outbox/outbox-line.tsx'
import { OrderOutlet } from '../ordering/opening/order-outlet.tsx'
import { RefusedOutlet } from '../ordering/outbox/refused-outlet.tsx'
import { PartBoundary } from '../parts/part-boundary.tsx'
import { ToastOutlet } from '../toasts/toast-outlet.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <div className={styles.notices}>
        <PartBoundary>
          <OutboxLine />
        </PartBoundary>
        <ToastOutlet />
      </div>
      <RefusedOutlet />
      {/* Before the page, so that it hears held clicks that hydration releases. */}
      <OrderOutlet />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  )
}
