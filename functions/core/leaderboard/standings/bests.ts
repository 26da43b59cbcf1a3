import { competitionRecords, recordsOf } from '#core/competitions/competitions/competition-records.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { leagues, leaguesPartition } from '#core/rules/leagues/leagues.ts'
import type { CompetitionRecord } from '#shared/leaderboard/records/competition-record.ts'
import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { factsOfLeagues, type LeagueFacts } from './facts-of-leagues.ts'

type Leagues = ReadonlyMap<string, Pick<League, 'id' | 'name'>>

/** A competitor’s best in each class, by league, from their own records and those of the classes. */
export function bestsIn(
  competitorId: string,
  records: readonly CompetitionRecord[],
  leagueOf: Leagues,
  factsOf: LeagueFacts,
): Competitor['bests'] {
  const placeOf = ({ id, name }: Pick<League, 'id' | 'name'>) => `${foldedKey(name)}#${id}`
  return records
    .filter(({ scope }) => scope === competitorId)
    .flatMap(({ leagueId, classKey, score, since }) => {
      const league = leagueOf.get(leagueId)
      if (!league) return []
      const ofClass = records.find(
        (one) => one.scope === 'all' && one.leagueId === leagueId && one.classKey === classKey,
      )
      const best = {
        leagueName: league.name,
        classKey,
        className: factsOf.get(leagueId)?.(classKey)?.name ?? classKey,
        score,
        on: since,
        isClassRecord: ofClass?.holders.some((holder) => holder.competitorId === competitorId) ?? false,
      }
      return [{ place: `${placeOf(league)}#${classKey}`, best }]
    })
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ best }) => best)
}

/** The same for someone with more results than are read at once: it looks into every league. */
export async function listBests(competitorId: string): Promise<Competitor['bests']> {
  const all: League[] = []
  for await (const league of eachItem(leagues, { index: 'gsi1', pk: leaguesPartition })) all.push(league)
  const own = (await Promise.all(all.map(({ id }) => recordsIn(id, competitorId)))).flat()
  const [rows, factsOf] = await Promise.all([
    getMany(
      own.map(({ leagueId, classKey }) => competitionRecords.key({ leagueId, classKey, scope: 'all' })),
    ),
    factsOfLeagues(own),
  ])
  const ofClasses = rows.map((row) => competitionRecords.read(row))
  const leagueOf = new Map(all.map((league) => [league.id as string, league]))
  return bestsIn(competitorId, [...own, ...ofClasses], leagueOf, factsOf)
}

async function recordsIn(leagueId: string, competitorId: string): Promise<CompetitionRecord[]> {
  const own: CompetitionRecord[] = []
  for await (const record of eachItem(competitionRecords, { pk: recordsOf(leagueId, competitorId) }))
    own.push(record)
  return own
}
