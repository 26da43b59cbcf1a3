import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ProjectId, ProjectVersion } from '#shared/tools/tool-projects/tool-project.ts'
import { numbered } from './project-bodies.ts'
import { projectPartition } from './project-partition.ts'

const StoredVersion = z.object({
  ...ProjectVersion.shape,
  projectId: ProjectId,
  /** The name of the project at that time, which comes back with it. */
  projectName: z.string(),
  summary: z.optional(z.string()),
  nodes: z.optional(z.int()),
  cables: z.optional(z.int()),
  version: z.int(),
})
export type StoredVersion = z.infer<typeof StoredVersion>

export const versionPrefix = 'VERSION#'

/** Named versions of projects, without what their tools saved. */
export const projectVersions = entity({
  name: 'tool-project-version',
  erasure: 'by its noun',
  schema: StoredVersion,
  key: ({ projectId, number }: { projectId: string; number: number }) => ({
    pk: projectPartition(projectId),
    sk: `${versionPrefix}${numbered(number)}`,
  }),
})
