import type * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { Team, type TeamId } from '#shared/community/teams/team.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

type Id = z.infer<typeof TeamId>

/** Lists go by name; two archived teams of one name differ by their ids. */
const place = ({ name, id }: Team) => `${foldedKey(name)}#${id}`

export const teamsPartition = (status: Team['status']) => `TEAMS#${status}`
export const teamsInState = (state: string) => `TEAMS#active#${state}`
export const allTeamsPartition = 'TEAMS'

/**
 * Teams. `gsi1` lists those of a status by name, `gsi2` the active ones of a state, `gsi3` all of them. How many members
 * there are is counted apart from the version, so that people may join while the team is edited.
 */
export const teams = entity({
  name: 'team',
  erasure: 'by its noun',
  schema: Team,
  key: ({ id }: { id: string }) => ({ pk: `TEA#${id}`, sk: 'META' }),
  counted: ['memberCount'],
  gsi1: (team) => ({ pk: teamsPartition(team.status), sk: place(team) }),
  gsi2: (team) =>
    team.status === 'active' && team.state && !team.removed
      ? { pk: teamsInState(team.state), sk: place(team) }
      : undefined,
  gsi3: (team) => ({ pk: allTeamsPartition, sk: place(team) }),
})

/** One more member: only while there is room, and not in a team that has just been archived or removed. */
export const countIn = (id: Id, full: () => Error): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: teams.key({ id }),
      UpdateExpression: 'SET memberCount = memberCount + :one',
      ConditionExpression: 'memberCount < #capacity AND #status = :active AND attribute_not_exists(removed)',
      ExpressionAttributeNames: { '#capacity': 'capacity', '#status': 'status' },
      ExpressionAttributeValues: { ':one': 1, ':active': 'active' },
    },
  },
  refused: full,
})

/** One member less. */
export const countOut = (id: Id): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: teams.key({ id }),
      UpdateExpression: 'SET memberCount = memberCount - :one',
      ConditionExpression: 'memberCount >= :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
})
