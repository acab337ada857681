import { useLocation } from 'react-router-dom'
import { Layout } from './site/layout/layout.tsx'
import { usePage } from './site/navigation/load-page.ts'
import { StaticMatter } from './site/navigation/static-matter.tsx'
import { usePageArrival } from './site/navigation/use-page-arrival.ts'
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
  const copy = page?.copyOf?.(params) ?? route.copy
  usePageArrival(route.id, copy)
  const matter = () => page && <page.default key={route.id} copy={copy} params={params} />
  if (!route.isStatic) return matter()
  return (
    <StaticMatter key={route.id} id={route.id}>
      {matter}
    </StaticMatter>
  )
}
