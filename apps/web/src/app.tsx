import { useLocation } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { usePage } from './navigation/load-page.ts'
import { usePageArrival } from './navigation/use-page-arrival.ts'
import { matchRoute } from './routes.tsx'

/** The whole site inside a router, in the browser and while prerendering. */
export function App() {
  return (
    <Layout>
      <CurrentPage />
    </Layout>
  )
}

function CurrentPage() {
  const { route, params } = matchRoute(useLocation().pathname)
  const page = usePage(route)
  usePageArrival(route.copy)
  return <page.default key={route.id} copy={route.copy} params={params} />
}
