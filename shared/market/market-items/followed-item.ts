import type { Item } from './item.ts'
import { dueReminder } from './item-dates.ts'
import { isReserved, itemStateAt } from './item-state.ts'
import { steppedItem } from './stepped-item.ts'

/** What its dates have done to an item, for those who are told. */
export type FollowedItem = {
  after: Item
  /** Its time is over. */
  isExpired: boolean
  /** The reminder to send: so many days before its end. */
  remindedDays?: number | undefined
}

/**
 * An item as its dates want it now, however late someone looks: a reservation that is over is gone, and so is an item. One
 * that has ended is not reminded of. Undefined where nothing is due.
 */
export function followedItem(item: Item, now: string): FollowedItem | undefined {
  if (item.status !== 'active') return undefined
  if (itemStateAt(item, now) === 'expired')
    return { after: steppedItem(item, 'expire', { now }), isExpired: true }
  const remindedDays = dueReminder(item, now)
  const isOver = item.reservation !== undefined && !isReserved(item, now)
  if (remindedDays === undefined && !isOver) return undefined
  const { reservation, ...rest } = item
  return {
    after: {
      ...rest,
      ...(reservation && !isOver && { reservation }),
      ...(remindedDays !== undefined && { remindedDays }),
      updatedAt: now,
      version: item.version + 1,
    },
    isExpired: false,
    remindedDays,
  }
}
