import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { competitionClasses } from './competition-classes.ts'

/**
 * Ties the other writes of its transaction to the class as it was read, and raises `recorded`: places that are signed
 * in the same moment are signed with them in sight, or not at all, and the second of two equal ones sees the first.
 */
export const recordedIn = (of: CompetitionClass): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: competitionClasses.key(of),
      UpdateExpression: 'ADD #recorded :one',
      ConditionExpression: '#version = :version AND #recorded = :recorded',
      ExpressionAttributeNames: { '#version': 'version', '#recorded': 'recorded' },
      ExpressionAttributeValues: { ':version': of.version, ':recorded': of.recorded, ':one': 1 },
    },
  },
})
