import { rulesOf } from '#core/competitions/competitions/class-at.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { lineCounts } from '#core/leaderboard/points/line-counts.ts'
import { linesOfClass } from '#core/leaderboard/points/lines-of-class.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { countedLines } from '#shared/leaderboard/points/counted-lines.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { classStandings, scopesOf } from '#shared/leaderboard/standings/class-standings.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { changeRows } from './change-rows.ts'
import { type RankedClass, rankedClasses } from './ranked-classes.ts'
import { standings } from './standings.ts'

type Named = Pick<PointsLine, 'seasonId' | 'classKey'>

const rowsACommit = 25

/**
 * Makes the standings of a class in a season from its ledger, for everyone and for each state. It reads rows before the
 * lines and writes them by their versions: a call that comes late or at the same time finds them changed, and starts
 * over.
 */
export const rankClass = (named: Named): Promise<void> =>
  untilUnchanged(
    async () => {
      const head = await rankedClasses.get(named, { consistent: true })
      const before = []
      const where = { pk: `SEA#${named.seasonId}#CLS#${named.classKey}`, prefix: 'STAND#', consistent: true }
      for await (const row of eachItem(standings, where)) before.push(row)
      const season = await seasons.get({ id: named.seasonId }, { consistent: true })
      if (!season) return
      const lines = countedLines(await linesOfClass(named.seasonId, named.classKey), season)
      const events = await eventsById(lines.map(({ eventId }) => eventId))
      const words = await wordsOf(season, named)
      const scopes = scopesOf(lines)
      const after = scopes.flatMap((scope) =>
        classStandings(
          lines,
          { ...named, scope },
          { ...season, betterIs: words.betterIs },
          (eventId) => events.get(eventId)?.startsOn ?? season.startsOn,
        ),
      )
      const writes = changeRows(
        standings,
        before,
        after,
        ({ scope, competitorId }) => `${scope}#${competitorId}`,
      )
      for (let at = 0; at < writes.length; at += rowsACommit)
        await commit(...writes.slice(at, at + rowsACommit))
      const ranked = {
        ...named,
        ...words,
        competitors: after.filter(({ scope }) => scope === 'all').length,
        states: scopes.slice(1).toSorted(),
      }
      if (
        writes.length === 0 &&
        changeRows(rankedClasses, head ? [head] : [], [ranked], () => '').length === 0
      )
        return
      const version = head?.version ?? 0
      await commit(
        rankedClasses.put({ ...ranked, version: version + 1 }, head ? { version } : { absent: true }),
      )
    },
    { crowd: true },
  )

type Words = Pick<RankedClass, 'name' | 'formatKey' | 'formatName' | 'betterIs'>

/** Returns what the season’s rules say about a class; a class they do not know is named by its key. */
async function wordsOf({ rulebook }: Season, { seasonId, classKey }: Named): Promise<Words> {
  const rules = rulebook && (await rulesOf(rulebook, classKey))
  if (rules)
    return {
      name: rules.class.name,
      formatKey: rules.format.key,
      formatName: rules.format.name,
      betterIs: rules.format.betterIs,
    }
  const count = await lineCounts.get({ seasonId, classKey }, { consistent: true })
  const formatKey = count?.formatKey ?? classKey.toLowerCase()
  return { name: classKey, formatKey, formatName: formatKey, betterIs: 'more' }
}
