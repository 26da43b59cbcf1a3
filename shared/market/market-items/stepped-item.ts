import { addTime } from '#shared/platform/time/add-time.ts'
import type { Item, ItemStatus } from './item.ts'
import { expiryFrom, isBumpDue, renewalOf } from './item-dates.ts'
import { itemRefusal as refusal } from './item-refusal.ts'
import { isReserved, itemStateAt } from './item-state.ts'

export type ItemStep =
  | 'submit'
  /** By a seller whose later items need no review. */
  | 'publish'
  | 'withdraw'
  | 'approve'
  | 'refuse'
  | 'renew'
  /** By the job, once its date has passed. */
  | 'expire'
  | 'close'
  | 'sell_elsewhere'
  | 'remove'
  /** By administrators, of one that they removed. */
  | 'restore'

type Rule = { from: readonly ItemStatus[]; to: (item: Item) => ItemStatus }

const everyStatus: readonly ItemStatus[] = [
  'draft',
  'pending',
  'refused',
  'active',
  'expired',
  'sold_here',
  'sold_elsewhere',
  'closed',
]

const rules: Record<ItemStep, Rule> = {
  submit: { from: ['draft', 'refused'], to: () => 'pending' },
  publish: { from: ['draft', 'refused'], to: () => 'active' },
  withdraw: { from: ['pending'], to: () => 'draft' },
  approve: { from: ['pending'], to: () => 'active' },
  refuse: { from: ['pending'], to: () => 'refused' },
  renew: { from: ['active', 'expired'], to: () => 'active' },
  expire: { from: ['active'], to: () => 'expired' },
  // What was published once can be deleted no more: it is closed, also out of a review.
  close: { from: ['active', 'expired', 'draft', 'refused'], to: () => 'closed' },
  sell_elsewhere: { from: ['active', 'expired'], to: () => 'sold_elsewhere' },
  remove: { from: everyStatus, to: () => 'removed' },
  restore: { from: ['removed'], to: ({ formerStatus }) => formerStatus ?? 'draft' },
}

const decisions: readonly ItemStep[] = ['approve', 'refuse', 'remove', 'restore']

/** An item after a step. Throws where the step does not lead on from where it is. */
export function steppedItem(
  item: Item,
  step: ItemStep,
  { reason, now }: { reason?: string | undefined; now: string },
): Item {
  const { from, to } = rules[step]
  if (!from.includes(item.status)) throw refused(step, item)
  if (step === 'submit' || step === 'publish') assertComplete(item)
  // One that was taken back to be changed, and ran out meanwhile, begins again as a renewed one does.
  const isRenewed = step === 'renew' || (step === 'publish' && isPast(item, now))
  if (isRenewed) assertRenewable(item, now)
  if (step === 'close' && !item.publishedAt) throw refusal.notActive()
  if ((step === 'close' || step === 'sell_elsewhere') && isReserved(item, now)) throw refusal.held()
  const { reason: _, formerStatus: __, formerSince: ___, reservation, remindedDays, ...rest } = item
  const status = to(item)
  const isHeld = status === 'active' && reservation !== undefined && reservation.until > now
  return {
    ...rest,
    // What was approved or brought back has nothing against it.
    ...(reason && (step === 'refuse' || step === 'remove') && { reason }),
    ...(isHeld && { reservation }),
    ...(remindedDays !== undefined && !isRenewed && { remindedDays }),
    ...(step === 'remove' && { formerStatus: item.status, formerSince: item.statusSince }),
    ...(step === 'refuse' && { refusedAt: now }),
    ...(step === 'publish' || step === 'approve' ? publication(item, now) : {}),
    ...(isRenewed ? renewal(item, now) : {}),
    status,
    statusSince: sinceWhen(item, status, now),
    updatedAt: now,
    version: item.version + 1,
  }
}

/** What was removed comes back as it was, with its date. */
function sinceWhen({ status: before, statusSince, formerSince }: Item, status: ItemStatus, now: string) {
  if (before === 'removed' && formerSince) return formerSince
  return status === before ? statusSince : now
}

const isPast = ({ expiresAt }: Item, now: string) => expiresAt !== undefined && expiresAt <= now

/** One that goes live again keeps its dates: an edit that was reviewed is no renewal. */
function publication(item: Item, now: string): Partial<Item> {
  const {
    publishedAt = now,
    bumpedAt = now,
    expiresAt = expiryFrom(item, now),
    referenceCents = item.priceCents,
  } = item
  return { publishedAt, bumpedAt, expiresAt, referenceCents }
}

function renewal(item: Item, now: string): Partial<Item> {
  return {
    expiresAt: expiryFrom(item, now),
    ...(isBumpDue(item, now) && { bumpedAt: now }),
  }
}

function assertRenewable({ expiresAt = '' }: Item, now: string): void {
  const { from, until } = renewalOf(expiresAt)
  if (now < from) throw refusal.renewEarly(from)
  if (now > until) throw refusal.renewLate()
}

function refused(step: ItemStep, { status, reason = '' }: Item): Error {
  if (decisions.includes(step)) return refusal.decided()
  if (status === 'pending') return refusal.inReview()
  if (status === 'removed') return refusal.removed(reason)
  return step === 'withdraw' || step === 'submit' || step === 'publish'
    ? refusal.decided()
    : refusal.notActive()
}

export const shortestTitle = 5
export const shortestDescription = 20

type Offered = Pick<Item, 'title' | 'description' | 'city' | 'state' | 'zip' | 'priceKind' | 'priceCents'> & {
  pictures: readonly unknown[]
}

export type MissingPart = {
  of: 'pictures' | 'title' | 'price' | 'description' | 'place'
  /** In the words of its form. */
  words: string
}

/** What an item still lacks before it can be published, in the order of its form. */
export function missingParts(item: Offered): MissingPart[] {
  const { title, description, pictures, city, state, zip, priceKind, priceCents } = item
  const isPriced = priceKind === 'fixed' || priceKind === 'offers'
  const parts: (MissingPart | false)[] = [
    pictures.length === 0 && { of: 'pictures', words: 'a picture' },
    [...title].length < shortestTitle && {
      of: 'title',
      words: `a title of at least ${shortestTitle} characters`,
    },
    isPriced && priceCents === 0 && { of: 'price', words: 'a price' },
    [...description].length < shortestDescription && {
      of: 'description',
      words: `a description of at least ${shortestDescription} characters`,
    },
    !(city && state && zip) && { of: 'place', words: 'city, state, and ZIP code' },
  ]
  return parts.filter((part) => part !== false)
}

export const missingInItem = (item: Offered): string[] => missingParts(item).map(({ words }) => words)

/** Throws where an item lacks something that no one can buy without. */
export function assertComplete(item: Item): void {
  const missing = missingInItem(item)
  if (missing.length > 0) throw refusal.incomplete(missing)
  // What was refused is sent in again only once something about it is different.
  if (item.status === 'refused' && item.changedAt <= (item.refusedAt ?? '')) throw refusal.unchanged()
}

/** Throws where its seller may not change an item. */
export function assertItemEditable({ status, reason = '' }: Item): void {
  if (status === 'pending') throw refusal.inReview()
  if (status === 'removed') throw refusal.removed(reason)
  if (status === 'sold_here' || status === 'sold_elsewhere' || status === 'closed') throw refusal.notActive()
}

const hoursToUndo = 48

/** True while a sale of an item can be undone; the one that the buyer confirmed cannot. */
export const isUndoable = (
  { status, statusSince }: Pick<Item, 'status' | 'statusSince'>,
  now: string,
): boolean =>
  (status === 'sold_here' || status === 'sold_elsewhere') &&
  now <= addTime(statusSince, { hours: hoursToUndo })

/** An item whose sale fell through: for sale again, with the date that it had. */
export function unsoldItem(item: Item, now: string): Item {
  if (!isUndoable(item, now)) throw refusal.undoLate()
  const { saleId: _, soldCents: __, ...rest } = item
  return { ...rest, status: 'active', statusSince: now, updatedAt: now, version: item.version + 1 }
}

/** Throws for what no one can reserve or buy now. */
export function assertForSale(item: Item, now: string): void {
  const state = itemStateAt(item, now)
  if (item.isSellerSuspended || (state !== 'active' && state !== 'reserved')) throw refusal.notActive()
}
