import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { seasons, shownSeasons } from '#core/rules/seasons/seasons.ts'
import { mayClose } from '#shared/rules/seasons/may-close.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { provisionalClasses, provisionalOfSeason } from './provisional-classes.ts'

/** Closes the seasons that are over, once no result of them waits to be verified. */
export async function closeSeasons(now: string): Promise<void> {
  for await (const season of eachItem(seasons, { index: 'gsi1', pk: shownSeasons }))
    if (mayClose(season, now.slice(0, 10))) await untilUnchanged(() => close(season.id, now))
}

/** Reads the season again: someone may change it, or another run may close it, in the same moment. */
async function close(id: Season['id'], now: string): Promise<void> {
  const season = await seasons.get({ id }, { consistent: true })
  if (!season || !mayClose(season, now.slice(0, 10))) return
  const waiting = await provisionalClasses.list({ pk: provisionalOfSeason(id), limit: 1, consistent: true })
  if (waiting.items.length > 0) return
  const { version } = season
  await commit(
    seasons.put(
      { ...season, status: 'closed', closedAt: now, updatedAt: now, version: version + 1 },
      { version },
    ),
  )
  log.info('season.closed', { seasonId: id })
}
