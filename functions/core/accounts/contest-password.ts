import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { emailClaims } from '#core/users/email-claims.ts'

/** Notes that more than one registration was made with an address before anybody had verified it. */
export const contestPassword = (email: string): Promise<void> =>
  untilUnchanged(async () => {
    const claim = await emailClaims.get({ email }, { consistent: true })
    if (!claim || claim.contested) return
    const contested = { ...claim, contested: true as const, version: claim.version + 1 }
    await commit(emailClaims.put(contested, { version: claim.version }))
  })
