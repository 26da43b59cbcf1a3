import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { projectPartition } from './project-partition.ts'
import type { StoredProject } from './tool-projects.ts'

/** The one link to a project; only the hash of its secret is kept. */
export const projectShares = entity({
  name: 'tool-project-share',
  erasure: 'by its noun',
  schema: z.object({ projectId: ProjectId, userId: UserId, secretHash: z.string(), version: z.int() }),
  key: ({ projectId }: { projectId: string }) => ({ pk: projectPartition(projectId), sk: 'SHARE' }),
})

/** The link works no longer. */
export const endShare = ({ id, userId }: Pick<StoredProject, 'id' | 'userId'>): Write =>
  projectShares.underive({ projectId: id, userId, secretHash: '', version: 1 })
