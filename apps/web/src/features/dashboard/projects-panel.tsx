import { dashboard } from '@northword/content/dashboard'
import { trpc } from '../api/trpc.ts'
import { ClientWork } from './client-work.tsx'
import { fresh } from '../api/fresh.ts'
import { NothingYet } from './nothing-yet.tsx'
import { ProjectRow } from './project-row.tsx'

export function ProjectsPanel() {
  const query = trpc.projects.mine.useQuery(undefined, fresh)
  return (
    <ClientWork query={query}>
      {({ projects }) =>
        projects.length === 0 ? (
          <NothingYet {...dashboard.projects.empty} />
        ) : (
          <ul role="list">
            {projects.map((project) => (
              <ProjectRow key={project.id} project={project} />
            ))}
          </ul>
        )
      }
    </ClientWork>
  )
}
