import { createProject, updateProject } from '#shared/tools/tool-projects/contract.ts'
import type { ProjectData, ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { call } from '#web/lib/call.ts'
import type { ProjectTool } from '../tool.ts'

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
