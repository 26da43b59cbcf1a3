import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listProjects } from '#shared/tools/tool-projects/contract.ts'
import { projectPath } from '#shared/tools/tool-projects/project-path.ts'
import type { Project, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { query } from '#web/lib/query.ts'
import { Panel } from '#web/ui/panel.tsx'

/** The name of each tool's projects. */
const projectKindLabels: Record<ProjectKind, string> = {
  box: 'Subwoofer',
  spl: 'SPL study',
  system: 'Audio system',
  diagram: 'Wiring diagram',
}

/** The projects that the member changed last, of all tools. */
const latestProjects = query('tool-projects', listProjects, { query: { limit: 4 } }, { staleTime: 30_000 })

/** The member’s latest projects in the pro tools. It shows nothing if they have saved nothing. */
export function RecentProjects() {
  const recent = useQuery(latestProjects)
  const failed = recent.isError && !recent.data
  if (!failed && !recent.data?.items.length) return null
  return (
    <Panel flush title="Your projects">
      {failed && (
        <QueryFailure
          title="Your projects did not load"
          error={recent.error}
          retrying={recent.isFetching}
          onRetry={() => void recent.refetch()}
        />
      )}
      <ul className="divide-y divide-line wrap-anywhere">
        {recent.data?.items.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </ul>
    </Panel>
  )
}

function ProjectRow({ project }: { project: Project }) {
  const path = projectPath(project)
  const opens = useKnownScreens()(path)
  const { name, kind, summary, updatedAt } = project
  return (
    <li className={`relative px-5 py-3 ${opens ? 'hover:bg-raised' : ''}`}>
      {opens ? (
        <Link to={path} className="block font-semibold after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      ) : (
        <span className="block font-semibold">{name}</span>
      )}
      {summary && <span className="block text-sm">{summary}</span>}
      <span className="block text-sm text-dim">
        {projectKindLabels[kind]} · <TimeAgo at={updatedAt} />
      </span>
    </li>
  )
}
