import { addTime } from '#shared/platform/time/add-time.ts'
import type { Item } from './item.ts'

const daysOfLife = 60
const daysOfVehicle = 90
const daysToRenewBefore = 14
const daysToRenewAfter = 30
const daysBetweenBumps = 30

/** How many days before its end a seller is reminded. */
const reminders = [7, 1] as const

/** When an item that is published or renewed now expires. */
export const expiryFrom = ({ category }: Pick<Item, 'category'>, now: string): string =>
  addTime(now, { days: category === 'vehicles' ? daysOfVehicle : daysOfLife })

/** When an item may be renewed: from two weeks before its end to 30 days after it. */
export const renewalOf = (expiresAt: string): { from: string; until: string } => ({
  from: addTime(expiresAt, { days: -daysToRenewBefore }),
  until: addTime(expiresAt, { days: daysToRenewAfter }),
})

/** True where a renewal brings an item to the top of the newest: once in 30 days. */
export const isBumpDue = ({ bumpedAt }: Pick<Item, 'bumpedAt'>, now: string): boolean =>
  !bumpedAt || addTime(bumpedAt, { days: daysBetweenBumps }) <= now

type Dated = Pick<Item, 'status' | 'expiresAt' | 'remindedDays' | 'reservation'>

/** The reminder of an active item that comes next: how many days before its end, and when that is. */
export function nextReminder({
  status,
  expiresAt,
  remindedDays,
}: Dated): { days: number; at: string } | undefined {
  if (status !== 'active' || !expiresAt) return undefined
  const days = reminders.find((one) => one < (remindedDays ?? Number.POSITIVE_INFINITY))
  return days && { days, at: addTime(expiresAt, { days: -days }) }
}

/** The reminder that is due, of one that was missed the later one: how many days before its end. */
export function dueReminder(item: Dated, now: string): number | undefined {
  const next = nextReminder(item)
  if (!next || next.at > now) return undefined
  return dueReminder({ ...item, remindedDays: next.days }, now) ?? next.days
}

/** When the job that follows dates has something to do about an item next: a reservation, a reminder, or its end. */
export function nextDue(item: Dated): string | undefined {
  if (item.status !== 'active') return undefined
  const { expiresAt, reservation } = item
  // What is reserved does not expire before.
  const end = expiresAt && reservation && reservation.until > expiresAt ? reservation.until : expiresAt
  const instants = [reservation?.until, nextReminder(item)?.at, end]
  return instants.filter((at) => at !== undefined).toSorted()[0]
}
