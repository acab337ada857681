import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, Route, Routes, useLocation, Link } from 'react-router-dom'
import { LoginPage } from './entry/login.page.tsx'
import { JumpKey } from './jump/jump-key.tsx'
import { Foot } from './frame/foot.tsx'
import { PageBoundary } from './frame/page-boundary.tsx'
import { StaffOnly } from './frame/staff-only.tsx'
import { useMe } from './session/use-me.ts'
import { ProofProvider } from './proof/proof-provider.tsx'
import { PartBoundary } from '../site/parts/part-boundary.tsx'
import { Stack, Text } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { DeskHead } from './frame/desk-head.tsx'

const SetUpPage = lazy(() => import('./entry/set-up.page.tsx'))
const JoinPage = lazy(() => import('./entry/join.page.tsx'))
const AccountPage = lazy(() => import('./account/account.page.tsx'))
const ResetPage = lazy(() => import('./entry/reset.page.tsx'))
const WithProcedures = lazy(() => import('./api/with-procedures.tsx'))
const QueuePage = lazy(() => import('./queue/queue.page.tsx'))
const UndoProvider = lazy(() => import('./undo/undo-provider.tsx'))
const OrdersPage = lazy(() => import('./orders/orders.page.tsx'))
const fetchCase = () => import('./case/page/case.page.tsx')
const CasePage = lazy(fetchCase)
const MessagePage = lazy(() => import('./message/message.page.tsx'))
const MailPage = lazy(() => import('./mail/mail.page.tsx'))
const WritingPage = lazy(() => import('./texts/writing/writing.page.tsx'))
const VersionPage = lazy(() => import('./texts/versions/version.page.tsx'))
const CertificatePage = lazy(() => import('./texts/versions/certificate.page.tsx'))
const HeldMails = lazy(() => import('./mail/held-mails.tsx'))
const BookkeepingPage = lazy(() => import('./exports/bookkeeping.page.tsx'))
const StaffPage = lazy(() => import('./staff/staff.page.tsx'))
const TokensPage = lazy(() => import('./tokens/tokens.page.tsx'))
const WebhooksPage = lazy(() => import('./webhooks/webhooks.page.tsx'))
const WebhookPage = lazy(() => import('./webhooks/webhook.page.tsx'))
const SitePage = lazy(() => import('./site/list/site.page.tsx'))
const ItemPage = lazy(() => import('./site/editor/item.page.tsx'))
const ReviewPage = lazy(() => import('./site/review/review.page.tsx'))
const PreviewPage = lazy(() => import('./site/preview/preview.page.tsx'))
const ReleasesPage = lazy(() => import('./site/releases/releases.page.tsx'))
const ReleasePage = lazy(() => import('./site/releases/release.page.tsx'))
const MailServerPage = lazy(() => import('./site/mail-server/mail-server.page.tsx'))
const SetUpStepPage = lazy(() => import('./site/set-up/set-up-step.page.tsx'))

const ofSite = (
  <Route path="site">
    <Route index element={<SitePage />} />
    <Route path="set-up/:step?" element={<SetUpStepPage />} />
    <Route path="review" element={<ReviewPage />} />
    <Route path="preview" element={<PreviewPage />} />
    <Route path="releases" element={<ReleasesPage />} />
    <Route path="mail-server" element={<MailServerPage />} />
    <Route element={<PagePerAddress />}>
      <Route path="releases/:number" element={<ReleasePage />} />
      <Route path=":kind/:key" element={<ItemPage />} />
    </Route>
  </Route>
)

const ofOrder = (
  <Route path="orders/:number">
    <Route index element={<CasePage />} />
    <Route path="texts/:piece" element={<WritingPage />} />
    <Route path="texts/:piece/versions/:version" element={<VersionPage />} />
    <Route path="texts/:piece/versions/:version/certificate" element={<CertificatePage />} />
  </Route>
)

/** Pages with procedures. */
const ofWork = (
  <Route element={<WithProcedures />}>
    <Route element={<UndoProvider />}>
      <Route element={<BeforeCases />}>
        <Route index element={<QueuePage />} />
        <Route path="orders" element={<OrdersPage />} />
      </Route>
      <Route element={<PagePerAddress />}>
        {ofOrder}
        <Route path="messages/:id" element={<MessagePage />} />
      </Route>
      <Route path="mail" element={<MailPage />} />
    </Route>
  </Route>
)

export const deskRoutes = (
  <>
    <Route path="login" element={<LoginPage />} />
    <Route element={<ByLink />}>
      <Route path="setup" element={<SetUpPage />} />
      <Route path="join" element={<JoinPage />} />
      <Route path="reset" element={<ResetPage />} />
    </Route>
    <Route element={<StaffOnly />}>
      <Route element={<WithProof />}>
        {ofWork}
        <Route path="account" element={<AccountPage />} />
        <Route path="bookkeeping" element={<BookkeepingPage />} />
        <Route path="staff" element={<StaffPage />} />
        <Route path="staff/tokens" element={<TokensPage />} />
        <Route path="staff/webhooks" element={<WebhooksPage />} />
        <Route element={<PagePerAddress />}>
          <Route path="staff/webhooks/:id" element={<WebhookPage />} />
        </Route>
        {ofSite}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Route>
  </>
)

export const DeskApp = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <Routes>{deskRoutes}</Routes>
  </QueryClientProvider>
)

/** Pages that a mailed link opens, each usually once per member. */
function ByLink() {
  return (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  )
}

/** Begins anew at each address: typed texts, dialogs and links of one order are not shown on another's page. */
function PagePerAddress() {
  return <Outlet key={useLocation().pathname} />
}

/** Lists that open cases: they prefetch the scripts of the case page. A failed fetch is repeated there. */
function BeforeCases() {
  useEffect(() => void fetchCase().catch(() => {}), [])
  return <Outlet />
}

function WithProof() {
  const { pathname } = useLocation()
  const { owesSecondFactor } = useMe()
  const notices = (
    <PartBoundary>
      <Suspense>{!owesSecondFactor && <HeldMails key={pathname} />}</Suspense>
    </PartBoundary>
  )
  return (
    <ProofProvider>
      <Foot notices={notices}>
        <PageBoundary>
          <Outlet />
          <JumpKey />
        </PageBoundary>
      </Foot>
    </ProofProvider>
  )
}

const words = desk.notFound

function NotFound() {
  return (
    <>
      <DeskHead heading={words.heading} />
      <Stack gap="xs" align="start">
        <Text>{words.text}</Text>
        <Link to="/">{words.link}</Link>
      </Stack>
    </>
  )
}
