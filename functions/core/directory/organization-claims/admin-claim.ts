import { changePrefix, listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { personOf } from '#core/directory/listings/admin-listing.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { AdminClaim } from '#shared/directory/organization-claims/admin-contract.ts'
import type { ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { findSubject } from './claim-subjects.ts'
import { claimHeads, type StoredClaim, withoutCode } from './claims.ts'

const daysOfWebsite = 30
const mostOwners = 3
const mostChanges = 50

/** Claims as administrators read them, with what is claimed as it is now. */
export async function adminClaims(listed: readonly StoredClaim[], now: string): Promise<AdminClaim[]> {
  const [subjects, rows, changers] = await Promise.all([
    Promise.all(listed.map(({ subject }) => findSubject(subject))),
    getMany(keysOf(listed)),
    Promise.all(listed.map(({ subject }) => websiteChangers(subject, now))),
  ])
  const heads = new Map(rows.map(claimHeads.read).map((head) => [claimHeads.key(head).pk, head]))
  const users = await usersById([
    ...listed.map(({ userId }) => userId),
    ...subjects.flatMap((subject) => subject?.ownerIds.slice(0, mostOwners) ?? []),
    ...changers.flat(),
  ])
  return listed.map((claim, at) => {
    const subject = subjects[at]
    const open = heads.get(claimHeads.key(claim).pk)?.open ?? []
    return {
      claim: withoutCode(claim),
      claimant: personOf(claim.userId, users),
      ...(subject && { thing: subject.thing }),
      owners: (subject?.ownerIds ?? []).slice(0, mostOwners).map((id) => personOf(id, users)),
      rivals: open.filter(({ claimId }) => claimId !== claim.id).length,
      websiteChangedBy: (changers[at] ?? []).map((id) => {
        const user = users.get(id)
        return user ? publicName(user) : 'Former member'
      }),
    }
  })
}

/** Several claims are of one subject. */
const keysOf = (listed: readonly StoredClaim[]) => [
  ...new Map(listed.map((claim) => [claimHeads.key(claim).pk, claimHeads.key(claim)])).values(),
]

export async function adminClaim(claim: StoredClaim, now: string): Promise<AdminClaim> {
  const [one] = await adminClaims([claim], now)
  return one as AdminClaim
}

/** Those whose change of the website of a listing was accepted lately. */
async function websiteChangers(subject: ClaimSubject, now: string): Promise<string[]> {
  if (subject.kind !== 'listing') return []
  const { items } = await listingChanges.list({
    pk: `LISTING#${subject.id}`,
    prefix: changePrefix,
    limit: mostChanges,
  })
  const since = addTime(now, { days: -daysOfWebsite })
  return items
    .filter(({ decisions, decidedAt = '' }) => decisions?.website === 'accepted' && decidedAt >= since)
    .map(({ by }) => by)
}
