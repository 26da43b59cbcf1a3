import {
  guestClaims,
  registrationIdOf,
  type StoredGuestClaim,
} from '#core/competitions/competitions/guest-claims.ts'
import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { claimNotFound } from './refuse-claim.ts'

/** The claim that a mailed link belongs to. */
export async function claimByHandle(handle: string): Promise<StoredGuestClaim> {
  const parts = splitHandle('gcl', handle)
  const claim =
    parts && (await guestClaims.get({ registrationId: registrationIdOf(parts.id) }, { consistent: true }))
  if (!claim?.secretHash || !isSecretOf(parts?.secret ?? '', claim.secretHash)) throw claimNotFound()
  return claim
}
