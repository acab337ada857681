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
import { Stack, Text } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { DeskHead } from './frame/desk-head.tsx'

const SetUpPage = lazy(async () => ({ default: (await import('./entry/set-up.page.tsx')).SetUpPage }))
const JoinPage = lazy(async () => ({ default: (await import('./entry/join.page.tsx')).JoinPage }))
const AccountPage = lazy(async () => ({ default: (await import('./account/account.page.tsx')).AccountPage }))
const ResetPage = lazy(async () => ({ default: (await import('./entry/reset.page.tsx')).ResetPage }))
const WithProcedures = lazy(async () => ({
  default: (await import('./api/with-procedures.tsx')).WithProcedures,
}))
const QueuePage = lazy(async () => ({ default: (await import('./queue/queue.page.tsx')).QueuePage }))
const UndoProvider = lazy(async () => ({ default: (await import('./undo/undo-provider.tsx')).UndoProvider }))
const OrdersPage = lazy(async () => ({ default: (await import('./orders/orders.page.tsx')).OrdersPage }))
const fetchCase = () => import('./case/page/case.page.tsx')
const CasePage = lazy(async () => ({ default: (await fetchCase()).CasePage }))
const MessagePage = lazy(async () => ({ default: (await import('./message/message.page.tsx')).MessagePage }))
const MailPage = lazy(async () => ({ default: (await import('./mail/mail.page.tsx')).MailPage }))
const WritingPage = lazy(async () => ({
  default: (await import('./texts/writing/writing.page.tsx')).WritingPage,
}))
const VersionPage = lazy(async () => ({
  default: (await import('./texts/versions/version.page.tsx')).VersionPage,
}))
const CertificatePage = lazy(async () => ({
  default: (await import('./texts/versions/certificate.page.tsx')).CertificatePage,
}))
const HeldMails = lazy(() => import('./mail/held-mails.tsx'))
const BookkeepingPage = lazy(async () => ({
  default: (await import('./exports/bookkeeping.page.tsx')).BookkeepingPage,
}))
const StaffPage = lazy(async () => ({ default: (await import('./staff/staff.page.tsx')).StaffPage }))
const TokensPage = lazy(async () => ({ default: (await import('./tokens/tokens.page.tsx')).TokensPage }))
const WebhooksPage = lazy(async () => ({
  default: (await import('./webhooks/webhooks.page.tsx')).WebhooksPage,
}))
const WebhookPage = lazy(async () => ({
  default: (await import('./webhooks/webhook.page.tsx')).WebhookPage,
}))
const SitePage = lazy(async () => ({ default: (await import('./site/list/site.page.tsx')).SitePage }))
const ItemPage = lazy(async () => ({ default: (await import('./site/editor/item.page.tsx')).ItemPage }))
const ReviewPage = lazy(async () => ({ default: (await import('./site/review/review.page.tsx')).ReviewPage }))
const PreviewPage = lazy(async () => ({
  default: (await import('./site/preview/preview.page.tsx')).PreviewPage,
}))
const ReleasesPage = lazy(async () => ({
  default: (await import('./site/releases/releases.page.tsx')).ReleasesPage,
}))
const ReleasePage = lazy(async () => ({
  default: (await import('./site/releases/release.page.tsx')).ReleasePage,
}))
const MailServerPage = lazy(async () => ({
  default: (await import('./site/mail-server/mail-server.page.tsx')).MailServerPage,
}))
const SetUpStepPage = lazy(async () => ({
  default: (await import('./site/set-up/set-up-step.page.tsx')).SetUpStepPage,
}))

const ofSite = (
  <Route path="site">
    <Route index element={<SitePage />} />
    <Route path="set-up/:step?" element={<SetUpStepPage />} />
    <Route path="review" element={<ReviewPage />} />
    <Route path="preview" element={<PreviewPage />} />
    <Route path="releases" element={<ReleasesPage />} />
    <Route path="mail-server" element={<MailServerPage />} />
    <Route path="releases/:number" element={<ReleasePage />} />
    <Route path=":kind/:key" element={<ItemPage />} />
  </Route>
)

const ofText = (
  <Route path="orders/:number/texts/:piece">
    <Route index element={<WritingPage />} />
    <Route path="versions/:version" element={<VersionPage />} />
    <Route path="versions/:version/certificate" element={<CertificatePage />} />
  </Route>
)

export function DeskApp({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route element={<ByLink />}>
          <Route path="setup" element={<SetUpPage />} />
          <Route path="join" element={<JoinPage />} />
          <Route path="reset" element={<ResetPage />} />
        </Route>
        <Route element={<StaffOnly />}>
          <Route element={<WithProof />}>
            <Route element={<WithProcedures />}>
              <Route element={<UndoProvider />}>
                <Route element={<BeforeCases />}>
                  <Route index element={<QueuePage />} />
                  <Route path="orders" element={<OrdersPage />} />
                </Route>
                <Route path="orders/:number" element={<CasePage />} />
                {ofText}
                <Route path="messages/:id" element={<MessagePage />} />
                <Route path="mail" element={<MailPage />} />
              </Route>
            </Route>
            <Route path="account" element={<AccountPage />} />
            <Route path="bookkeeping" element={<BookkeepingPage />} />
            <Route path="staff" element={<StaffPage />} />
            <Route path="staff/tokens" element={<TokensPage />} />
            <Route path="staff/webhooks" element={<WebhooksPage />} />
            <Route path="staff/webhooks/:id" element={<WebhookPage />} />
            {ofSite}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
      </Routes>
    </QueryClientProvider>
  )
}

/** Pages that a mailed link opens, each usually once per member. */
const ByLink = () => (
  <PageBoundary>
    <Outlet />
  </PageBoundary>
)

/** Lists that open cases: they prefetch the scripts of the case page. A failed fetch is repeated there. */
function BeforeCases() {
  useEffect(() => void fetchCase().catch(() => {}), [])
  return <Outlet />
}

function WithProof() {
  const { pathname } = useLocation()
  const { owesSecondFactor } = useMe()
  return (
    <ProofProvider>
      <Foot notices={<Suspense>{!owesSecondFactor && <HeldMails key={pathname} />}</Suspense>}>
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
