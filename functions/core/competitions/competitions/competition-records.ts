import { entity } from '#core/platform/db/entity.ts'
import { CompetitionRecord } from '#shared/leaderboard/records/competition-record.ts'

export const recordsOf = (leagueId: string, scope: string) => `LGE#${leagueId}#RECORDS#${scope}`

/** Records, derived from verified results: those of a league by scope and class. */
export const competitionRecords = entity({
  name: 'competition-record',
  erasure: 'kept',
  schema: CompetitionRecord,
  key: ({ leagueId, classKey, scope }: Pick<CompetitionRecord, 'leagueId' | 'classKey' | 'scope'>) => ({
    pk: recordsOf(leagueId, scope),
    sk: classKey,
  }),
})
