import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import type { User } from '#shared/platform/users/user.ts'
import { partsOf } from '#shared/tools/tool-projects/data-problem.ts'
import type { ProjectData, ProjectFields, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { deflatedData } from './deflated-data.ts'
import { projectBodies } from './project-bodies.ts'
import { type StoredProject, toolProjects } from './tool-projects.ts'

export type GivenProject = ProjectFields & { kind: ProjectKind; data: ProjectData }

/** A project that no one has saved before, and the writes that save it. */
export function newProject(
  userId: User['id'],
  { data, ...fields }: GivenProject,
  now: string,
  id = newId('prj', now),
): { project: StoredProject; writes: Write[] } {
  const project: StoredProject = {
    ...fields,
    ...(fields.kind === 'diagram' && partsOf(data)),
    id,
    userId,
    versions: 0,
    lastNumber: 0,
    createdAt: now,
    updatedAt: now,
    revision: 1,
    version: 1,
  }
  const body = { projectId: id, userId, deflated: deflatedData(data), version: 1 }
  return {
    project,
    writes: [toolProjects.put(project, { absent: true }), projectBodies.put(body, { absent: true })],
  }
}
