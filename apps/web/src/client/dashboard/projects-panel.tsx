import { dashboard } from '@northword/content/orders/dashboard'
import { trpc } from '../../site/api/trpc.ts'
import { rowsOf, usePaged } from '../frame/refetching.ts'
import { NothingYet } from '../frame/nothing-yet.tsx'
import { ShowMore } from '../frame/show-more.tsx'
import { ClientWork } from './client-work.tsx'
import { ProjectRow } from './project-row.tsx'

export function ProjectsPanel() {
  const { input, options } = usePaged()
  const pages = trpc.projects.listSummaries.useInfiniteQuery(input, options)
  return (
    <ClientWork query={rowsOf(pages, ({ projects }) => projects)}>
      {(projects) =>
        projects.length === 0 ? (
          <NothingYet {...dashboard.projects.empty} link={dashboard.toServices} />
        ) : (
          <ShowMore pages={pages} count={projects.length}>
            <ul role="list">
              {projects.map((project) => (
                <ProjectRow key={project.id} project={project} />
              ))}
            </ul>
          </ShowMore>
        )
      }
    </ClientWork>
  )
}
