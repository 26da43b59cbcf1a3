import { listProjects, listProjectVersions } from '#shared/tools/tool-projects/contract.ts'
import type { ProjectId, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The member’s projects of a tool, last changed first. */
export const projectsQuery = (kind: ProjectKind) =>
  pagesQuery(listProjects, { key: ['tool-projects', listProjects.name, kind], query: { kind, limit: 24 } })

export const projectVersionsQuery = (projectId: ProjectId) =>
  pagesQuery(listProjectVersions, {
    key: ['tool-projects', listProjectVersions.name, projectId],
    params: { projectId },
  })
