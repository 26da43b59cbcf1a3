import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { TeamId } from '#shared/community/teams/team.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

const TeamName = z.object({ folded: z.string(), teamId: TeamId, version: z.int() })

/** The team that has a name, one item per name. An archived team keeps its name, because its results do. */
export const teamNames = entity({
  name: 'team-name',
  erasure: 'impersonal',
  schema: TeamName,
  key: ({ folded }: { folded: string }) => ({ pk: `TEAMNAME#${folded}`, sk: 'KEY' }),
})

export const nameOf = (name: string, teamId: z.infer<typeof TeamId>): z.infer<typeof TeamName> => ({
  folded: foldedKey(name),
  teamId,
  version: 1,
})
