import { commit } from '#core/db/commit.ts'
import { eachItem } from '#core/db/each-item.ts'
import { log } from '#core/log/log.ts'
import { seasons, shownSeasons } from '#core/seasons/seasons.ts'
import { mayClose } from '#shared/seasons/may-close.ts'
import { provisionalClasses, provisionalOfSeason } from './provisional-classes.ts'

/** Closes the seasons that are over, once no result of them waits to be verified. */
export async function closeSeasons(now: string): Promise<void> {
  for await (const season of eachItem(seasons, { index: 'gsi1', pk: shownSeasons })) {
    if (!mayClose(season, now.slice(0, 10))) continue
    const waiting = await provisionalClasses.list({ pk: provisionalOfSeason(season.id), limit: 1 })
    if (waiting.items.length > 0) continue
    const { version } = season
    await commit(
      seasons.put(
        { ...season, status: 'closed', closedAt: now, updatedAt: now, version: version + 1 },
        { version },
      ),
    )
    log.info('season.closed', { seasonId: season.id })
  }
}
