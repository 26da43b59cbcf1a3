import type { Listing } from '#shared/directory/listings/listing.ts'
import { isSame, only, valuesOf, withValues } from './changed-values.ts'
import type { ChangedField, ChangeStatus, FieldDecision, ListingChange } from './listing-change.ts'

type Decided = { listing: Listing; change: ListingChange; applied: ChangedField[] }

/**
 * A listing and its change after a decision on each field. What is accepted is applied where the listing still has the
 * value that the change began from; elsewhere the wish is stale, and the newer value stays.
 */
export function decidedChange(
  listing: Listing,
  change: ListingChange,
  { accepts, reason, now }: { accepts: readonly ChangedField[]; reason: string; now: string },
): Decided {
  const live = valuesOf(listing)
  const asked = Object.keys(change.to) as ChangedField[]
  const decide = (field: ChangedField): FieldDecision => {
    // A clock goes with the place that it is the clock of.
    if (field === 'timeZone' && change.to.place) return decide('place')
    if (!accepts.includes(field)) return 'refused'
    // Of pictures each stands for itself.
    return field === 'pictures' || isSame(live[field], change.from[field]) ? 'accepted' : 'stale'
  }
  const decisions = Object.fromEntries(asked.map((field) => [field, decide(field)])) as Record<
    ChangedField,
    FieldDecision
  >
  const applied = asked.filter((field) => decisions[field] === 'accepted')
  return {
    listing: withValues(listing, only(change.to, applied)),
    change: {
      ...change,
      decisions,
      status: statusOf(asked.map((field) => decisions[field])),
      ...(reason && { reason }),
      decidedAt: now,
      version: change.version + 1,
    },
    applied,
  }
}

function statusOf(decisions: readonly FieldDecision[]): ChangeStatus {
  const [first] = decisions
  if (first && decisions.every((one) => one === first)) return first
  return decisions.includes('accepted') ? 'partly' : 'refused'
}
