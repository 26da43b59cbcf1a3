import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { Project } from '#shared/tools/tool-projects/tool-project.ts'

const { version: _, ...listed } = Project.shape

const StoredProject = z.object({
  ...listed,
  userId: UserId,
  /** The version members see: that of its name and of what the tool saved. */
  revision: z.int(),
  /** The highest number that a version of it has had. */
  lastNumber: z.int(),
  version: z.int(),
})
export type StoredProject = z.infer<typeof StoredProject>

export const ofMember = (userId: string) => `PROJECTS#${userId}`
export const ofKind = (userId: string, kind: StoredProject['kind']) => `PROJECTS#${userId}#${kind}`

/** Projects without what their tools saved. `gsi1` lists those of a member and tool by their last change, `gsi2` all. */
export const toolProjects = entity({
  name: 'tool-project',
  erasure: 'with the member',
  schema: StoredProject,
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `PROJECT#${id}` }),
  gsi1: ({ userId, kind, updatedAt, id }) => ({ pk: ofKind(userId, kind), sk: `${updatedAt}#${id}` }),
  gsi2: ({ userId, updatedAt, id }) => ({ pk: ofMember(userId), sk: `${updatedAt}#${id}` }),
})
