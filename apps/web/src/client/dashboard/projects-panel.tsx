import { dashboard } from '@northword/content/dashboard'
import { paged, rowsOf } from '../../site/api/paged.ts'
import { ShowMore } from '../../site/api/show-more.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { ClientWork } from './client-work.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { ProjectRow } from './project-row.tsx'

export function ProjectsPanel() {
  const pages = trpc.projects.listSummaries.useInfiniteQuery({}, paged)
  return (
    <ClientWork query={rowsOf(pages, ({ projects }) => projects)}>
      {(projects) =>
        projects.length === 0 ? (
          <NothingYet {...dashboard.projects.empty} />
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
