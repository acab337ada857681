import type { PageState } from '@northword/contract/site/page-state'
import { useLocation } from 'react-router-dom'
import { Layout } from './site/layout/layout.tsx'
import { usePage } from './site/navigation/load-page.ts'
import { StaticMatter } from './site/navigation/static-matter.tsx'
import { usePageArrival } from './site/navigation/use-page-arrival.ts'
import { usePagesAhead } from './site/navigation/use-pages-ahead.ts'
import { ServedPage } from './site/served/page-state.tsx'
import { matchRoute } from './routes.tsx'

/** The site inside a router, in the browser and on the server, with the server's state. */
export function App({ state }: { state: PageState }) {
  return (
    <ServedPage state={state}>
      <Layout>
        <CurrentPage />
      </Layout>
    </ServedPage>
  )
}

const routeOf = (pathname: string) => matchRoute(pathname).route

function CurrentPage() {
  const { pathname } = useLocation()
  const { route, params } = matchRoute(pathname)
  const page = usePage(route, pathname)
  const head = page?.headOf?.(params) ?? route.head
  usePageArrival(head)
  usePagesAhead(routeOf)
  const matter = () => page && <page.default key={route.id} head={head} params={params} />
  if (!route.isStatic) return matter()
  return (
    <StaticMatter key={route.id} id={route.id}>
      {matter}
    </StaticMatter>
  )
}
