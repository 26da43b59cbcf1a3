import { addNote } from '#core/market/sales/add-note.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { followedItem } from '#shared/market/market-items/followed-item.ts'
import { items, itemsDuePartition } from './items.ts'
import { saveItem } from './save-item.ts'
import { tellOfDates } from './tell-of-dates.ts'

const job = 'follow_item_dates'

/**
 * Ends reservations and items whose time is over, and reminds sellers of an end that comes. Everything that is due is
 * taken, however old. Safe to repeat at any point: an item that was followed is not due any more.
 */
export async function followItemDates(now: string): Promise<{ followed: number }> {
  const { done, failed } = await eachRow(
    job,
    (cursor) => items.list({ index: 'gsi2', pk: itemsDuePartition, upTo: `${now}~`, limit: 100, cursor }),
    ({ id }) => follow(id, now),
  )
  if (failed > 0) throw new Error(`${failed} items could not be followed; they will be retried.`)
  log.info('items.followed', { followed: done })
  return { followed: done }
}

/** False where nothing is due: someone was faster. */
const follow = (id: string, now: string): Promise<boolean> =>
  untilUnchanged(async () => {
    const before = await items.get({ id }, { consistent: true })
    const followed = before && followedItem(before, now)
    if (!before || !followed) return false
    const ended = followed.after.reservation ? undefined : before.reservation
    await commit(
      ...saveItem(before, followed.after, now),
      // The buyer's time is over: the seller, who may not have answered yet, has done nothing in the thread.
      ...(ended
        ? await addNote(
            before,
            ended.buyerId,
            { kind: 'released', fromId: ended.buyerId, until: ended.until },
            now,
          )
        : []),
      ...(await tellOfDates(followed, now)),
    )
    return true
  })
