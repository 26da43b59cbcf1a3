import { changeOwnClaim } from '#core/directory/organization-claims/change-own-claim.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { provesAddress } from '#core/platform/security/email-changes.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { checkProofCode as contract } from '#shared/directory/organization-claims/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const minutesValid = 15
const mostTries = 5

/** Each try is counted before it is answered, so that no one has more than five. */
async function checkProofCode({ actor, params, body, now }: ApiRequest<typeof contract>) {
  const claim = await changeOwnClaim({
    claimId: params.claimId,
    userId: actor.userId,
    step: (before) => {
      if (!isOpen(before)) throw claimRefusal.decided()
      const { code, businessEmail: email = '', version } = before
      if (!code || now >= addTime(code.sentAt, { minutes: minutesValid })) throw claimRefusal.proofCode()
      if (code.tries >= mostTries) throw claimRefusal.proofTries()
      if (!provesAddress({ userId: before.id, email, codeHash: code.hash }, body.code))
        return { ...before, code: { ...code, tries: code.tries + 1 }, version: version + 1 }
      const { code: _, ...rest } = before
      return { ...rest, emailProof: 'proven' as const, version: version + 1 }
    },
  })
  if (claim.emailProof !== 'proven') throw claimRefusal.proofCode()
  return claim
}

export const handler = endpoint(contract, checkProofCode)
