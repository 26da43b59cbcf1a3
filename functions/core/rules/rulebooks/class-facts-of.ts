import type { League } from '#shared/rules/leagues/league.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import { listVersions } from './list-versions.ts'

const versionsRead = 20

type ClassFacts = { name: string; format: Pick<CompetitionFormat, 'kind' | 'betterIs'> | undefined }

/** Returns what a league’s newest rules that know a class say of it. */
export async function classFactsOf(
  leagueId: League['id'],
): Promise<(classKey: string) => ClassFacts | undefined> {
  const { items } = await listVersions(leagueId, { limit: versionsRead })
  const published = items.filter(({ status }) => status !== 'draft').toReversed()
  const known = new Map<string, ClassFacts>(
    published.flatMap(({ classes, formats }) =>
      classes.map(({ key, name, formatKey }): [string, ClassFacts] => [
        key,
        { name, format: formats.find((one) => one.key === formatKey) },
      ]),
    ),
  )
  return (classKey) => known.get(classKey)
}
