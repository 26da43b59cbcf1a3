import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { projectPartition } from './project-partition.ts'

/** A tool’s saved work, deflated: as it is now, or as it was in a version. */
export const projectBodies = entity({
  name: 'tool-project-body',
  erasure: 'by its noun',
  schema: z.object({
    projectId: ProjectId,
    userId: UserId,
    /** The number of a version; without one, the current state. */
    number: z.optional(z.int()),
    deflated: z.instanceof(Uint8Array),
    /** The current revision of the project. */
    version: z.int(),
  }),
  key: ({ projectId, number }: { projectId: string; number?: number | undefined }) => ({
    pk: projectPartition(projectId),
    sk: number === undefined ? 'BODY' : `BODY#${numbered(number)}`,
  }),
})

export const numbered = (number: number) => String(number).padStart(5, '0')
