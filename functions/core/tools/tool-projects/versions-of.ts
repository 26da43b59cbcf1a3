import { eachItem } from '#core/platform/db/each-item.ts'
import { projectPartition } from './project-partition.ts'
import { projectVersions, versionPrefix } from './project-versions.ts'

/** All versions of a project, oldest first. */
export const versionsOf = (projectId: string) =>
  eachItem(projectVersions, { pk: projectPartition(projectId), prefix: versionPrefix, consistent: true })
