import { concurrentChange } from '#core/platform/db/commit.ts'
import type { ProjectData } from '#shared/tools/tool-projects/tool-project.ts'
import { inflatedData } from './deflated-data.ts'
import { projectBodies } from './project-bodies.ts'
import type { StoredProject } from './tool-projects.ts'

/** A tool’s saved work; if its revision differs, another change was written in between. */
export async function readBody({ id, revision }: Pick<StoredProject, 'id' | 'revision'>): Promise<{
  data: ProjectData
  deflated: Uint8Array<ArrayBuffer>
}> {
  const body = await projectBodies.get({ projectId: id }, { consistent: true })
  if (body?.version !== revision) throw concurrentChange()
  return { data: inflatedData(body.deflated), deflated: body.deflated }
}
