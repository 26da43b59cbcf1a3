import { commit } from '#core/platform/db/commit.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import type { ErasedData } from './erased-data.ts'

/**
 * Erases what is kept under an address that belonged to a member until then. The data of its present owner
 * stays.
 */
export async function eraseAddress(
  data: readonly ErasedData[],
  email: string,
  until: string,
  userId: string,
): Promise<void> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const theirs = claim?.userId === userId
  for (const { eraseAt } of data)
    await eraseAt?.({
      email,
      // A run goes by the time it was due; a mail sent since then to an address that is still theirs is theirs, too.
      until: theirs ? undefined : until,
      passedOn: claim !== undefined && !theirs,
    })
  // Last of all: it says whose the address is.
  if (claim && theirs) await commit(emailClaims.delete(claim))
}
