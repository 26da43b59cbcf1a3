import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { projectBodies } from './project-bodies.ts'
import { projectPartition } from './project-partition.ts'
import { projectVersions, type StoredVersion, versionPrefix } from './project-versions.ts'
import { type StoredProject, toolProjects } from './tool-projects.ts'

/** A transaction takes a hundred writes, and a version has two items. */
const versionsAtOnce = 40

export const withoutVersion = (userId: StoredProject['userId'], version: StoredVersion): Write[] => {
  const { projectId, number } = version
  return [
    projectVersions.delete(version),
    projectBodies.underive({ projectId, userId, number, deflated: new Uint8Array(), version: 1 }),
  ]
}

/** Takes all versions of a project away, some at a time; the project then counts those that are left. */
export async function deleteVersions(project: StoredProject): Promise<StoredProject> {
  for (let left = project; ; ) {
    const { items } = await projectVersions.list({
      pk: projectPartition(project.id),
      prefix: versionPrefix,
      limit: versionsAtOnce,
      consistent: true,
    })
    if (items.length === 0) return left
    const { version } = left
    left = { ...left, versions: Math.max(0, left.versions - items.length), version: version + 1 }
    await commit(
      toolProjects.put(left, { version }),
      ...items.flatMap((item) => withoutVersion(project.userId, item)),
    )
  }
}
