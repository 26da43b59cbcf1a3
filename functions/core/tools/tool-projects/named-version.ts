import type { Write } from '#core/platform/db/write.ts'
import type { ProjectVersion } from '#shared/tools/tool-projects/tool-project.ts'
import { projectBodies } from './project-bodies.ts'
import { projectVersions } from './project-versions.ts'
import type { StoredProject } from './tool-projects.ts'

type Naming = {
  project: StoredProject
  deflated: Uint8Array<ArrayBuffer>
  as: Pick<ProjectVersion, 'name' | 'note'>
}

/** A version of a project as it is now: what lists show of it, and the writes beside that of the project. */
export function namedVersion(
  { project, deflated, as }: Naming,
  now: string,
): { shown: ProjectVersion; writes: Write[] } {
  const { id: projectId, userId, name: projectName, summary, nodes, cables, lastNumber } = project
  const shown = { ...as, number: lastNumber + 1, createdAt: now }
  const { number } = shown
  return {
    shown,
    writes: [
      projectVersions.put(
        { ...shown, projectId, projectName, summary, nodes, cables, version: 1 },
        { absent: true },
      ),
      projectBodies.put({ projectId, userId, number, deflated, version: 1 }, { absent: true }),
    ],
  }
}
