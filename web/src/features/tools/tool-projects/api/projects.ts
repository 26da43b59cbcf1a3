import { createProject, listProjects, updateProject } from '#shared/tools/tool-projects/contract.ts'
import type { ProjectData, ProjectId, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { ProjectTool } from '../tool.ts'

/** The member's projects of a tool, last changed first. */
export const projectsQuery = (kind: ProjectKind) =>
  pagesQuery(listProjects, { key: ['tool-projects', kind], query: { kind, limit: 24 } })

export const keepProject = <Body extends ProjectData>(
  { kind, fieldsOf }: ProjectTool<Body>,
  { name, body, key }: { name: string; body: Body; key: string },
) => call(createProject, { body: { kind, ...fieldsOf(name, body), data: body } }, { idempotencyKey: key })

export const keepProjectAgain = <Body extends ProjectData>(
  { fieldsOf }: ProjectTool<Body>,
  { id, name, version }: { id: ProjectId; name: string; version: number },
  { body, key }: { body: Body; key: string },
) =>
  call(
    updateProject,
    { params: { projectId: id }, body: { ...fieldsOf(name, body), data: body, version } },
    { idempotencyKey: key },
  )
