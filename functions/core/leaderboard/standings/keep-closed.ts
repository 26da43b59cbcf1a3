import { rulesOf } from '#core/competitions/competitions/class-at.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import type { ClosedSeason } from '#core/leaderboard/points/facts.ts'
import { countsOfSeason, lineCounts } from '#core/leaderboard/points/line-counts.ts'
import { linesOfClass } from '#core/leaderboard/points/lines-of-class.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { countedLines } from '#shared/leaderboard/points/counted-lines.ts'
import { classStandings, scopesOf } from '#shared/leaderboard/standings/class-standings.ts'
import { closedStandings } from './closed-standings.ts'

const rowsACommit = 25

/**
 * Keeps the table of a season as it was when it was closed. It is made of the ledger, whose lines never change, and of
 * the season before it was opened: however late or often this runs, it makes the same.
 */
export async function keepClosed(season: ClosedSeason, closing: number): Promise<void> {
  const counts = { pk: countsOfSeason(season.id), consistent: true }
  for await (const { classKey } of eachItem(lineCounts, counts)) await keepClass(season, closing, classKey)
}

async function keepClass(season: ClosedSeason, closing: number, classKey: string): Promise<void> {
  const all = await untilUnchanged(() => linesOfClass(season.id, classKey), { crowd: true })
  const lines = countedLines(all, season)
  const [first] = lines
  if (!first) return
  const [events, rules] = await Promise.all([
    eventsById(lines.map(({ eventId }) => eventId)),
    season.rulebook && rulesOf(season.rulebook, classKey),
  ])
  const rows = scopesOf(lines).flatMap((scope) =>
    classStandings(
      lines,
      { seasonId: season.id, classKey: first.classKey, scope },
      { ...season, betterIs: rules?.format.betterIs ?? 'more' },
      (eventId) => events.get(eventId)?.startsOn ?? season.startsOn,
    ),
  )
  for (let at = 0; at < rows.length; at += rowsACommit)
    await commit(
      ...rows
        .slice(at, at + rowsACommit)
        .map((row) => closedStandings.derive({ ...row, closing, version: 1 })),
    )
}
