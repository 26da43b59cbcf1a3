import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { claims, type StoredClaim } from './claims.ts'

export async function findClaim(id: string): Promise<StoredClaim> {
  const claim = await claims.get({ id }, { consistent: true })
  if (!claim) throw claimRefusal.notFound()
  return claim
}

/** A claim of the caller; of those of others they learn nothing. */
export async function findOwnClaim(id: string, userId: string): Promise<StoredClaim> {
  const claim = await findClaim(id)
  if (claim.userId !== userId) throw claimRefusal.notFound()
  return claim
}

/** The same while it can still be decided. */
export async function findOwnOpenClaim(id: string, userId: string): Promise<StoredClaim> {
  const claim = await findOwnClaim(id, userId)
  if (!isOpen(claim)) throw claimRefusal.decided()
  return claim
}
