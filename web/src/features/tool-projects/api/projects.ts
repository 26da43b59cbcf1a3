import { createProject, listProjects, updateProject } from '#shared/tool-projects/contract.ts'
import type { ProjectData, ProjectId, ProjectKind } from '#shared/tool-projects/tool-project.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { ProjectTool } from '../tool.ts'

/** What the member keeps of a tool, last changed first. */
export const projectsQuery = (kind: ProjectKind) =>
  pagesQuery(listProjects, { key: ['tool-projects', kind], query: { kind, limit: 24 } })

export const keepProject = <Body extends ProjectData>(
  { kind, fieldsOf }: ProjectTool<Body>,
  name: string,
  data: Body,
) =>
  call(
    createProject,
    { body: { kind, ...fieldsOf(name, data), data } },
    { idempotencyKey: crypto.randomUUID() },
  )

export const keepProjectAgain = <Body extends ProjectData>(
  { fieldsOf }: ProjectTool<Body>,
  { id, name, version }: { id: ProjectId; name: string; version: number },
  data: Body,
) =>
  call(
    updateProject,
    { params: { projectId: id }, body: { ...fieldsOf(name, data), data, version } },
    { idempotencyKey: crypto.randomUUID() },
  )
