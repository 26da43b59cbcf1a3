import { changeOwnClaim } from '#core/directory/organization-claims/change-own-claim.ts'
import { requireSubject } from '#core/directory/organization-claims/claim-subjects.ts'
import { isAt, provingDomain } from '#core/directory/organization-claims/proving-domain.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { codeHash, newCode } from '#core/platform/security/email-changes.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { sendProofCode as contract } from '#shared/directory/organization-claims/contract.ts'

/** The limit of codes to one address, from any number of members. */
const mostToAddress = { name: 'claim-code', max: 5, seconds: 3600 }

function sendProofCode({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { email } = body
  const code = newCode()
  return changeOwnClaim({
    claimId: params.claimId,
    userId,
    step: async (before) => {
      if (!isOpen(before)) throw claimRefusal.decided()
      const domain = provingDomain((await requireSubject(before.subject)).website)
      if (!domain) throw claimRefusal.proofNone()
      if (!isAt(email, domain)) throw claimRefusal.proofDomain(domain)
      return {
        ...before,
        businessEmail: email,
        emailProof: 'sent',
        code: { hash: codeHash({ userId: before.id, email }, code), sentAt: now, tries: 0 },
        version: before.version + 1,
      }
    },
    also: () => [
      limitTarget(mostToAddress, email, now),
      ...queueMail(
        { toEmail: email, templateId: 'claim-code', data: {}, secretData: { code }, priority: 'high' },
        now,
      ),
    ],
    remember,
  })
}

export const handler = endpoint(contract, sendProofCode)
