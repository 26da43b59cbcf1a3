import { users } from '#core/platform/users/users.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import type { Contest } from '#shared/directory/organization-claims/contract.ts'
import { objectsUntil } from '#shared/directory/organization-claims/stepped-claim.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { findSubject } from './claim-subjects.ts'
import type { StoredClaim } from './claims.ts'
import { findClaim } from './find-claim.ts'

/** A claim on something that the caller owns; others learn nothing of it. */
export async function findContest(claimId: string, userId: string): Promise<StoredClaim> {
  const claim = await findClaim(claimId)
  const subject = claim.isContested ? await findSubject(claim.subject) : undefined
  if (!subject?.ownerIds.includes(userId) || claim.userId === userId) throw claimRefusal.notFound()
  return claim
}

/** A claim as the owner of what is claimed reads it. */
export async function shownContest(claim: StoredClaim): Promise<Contest> {
  const claimant = await users.get({ id: claim.userId })
  const { objection } = claim
  return {
    claimId: claim.id,
    subject: claim.subject,
    name: claim.name,
    claimant: claimant ? publicName(claimant) : 'Former member',
    role: claim.role,
    message: claim.message,
    until: objectsUntil(claim),
    isOpen: isOpen(claim),
    ...(objection && { objection: { text: objection.text, at: objection.at } }),
  }
}
