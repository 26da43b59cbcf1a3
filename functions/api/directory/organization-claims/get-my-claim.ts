import { findSubject } from '#core/directory/organization-claims/claim-subjects.ts'
import { readSubject } from '#core/directory/organization-claims/claimed-thing.ts'
import { claims, claimsOfPartition, shownToClaimant } from '#core/directory/organization-claims/claims.ts'
import { provingDomain } from '#core/directory/organization-claims/proving-domain.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { getMyClaim as contract } from '#shared/directory/organization-claims/contract.ts'

/** More than anyone has claimed lately. */
const mostRead = 50

async function getMyClaim({ actor, params }: ApiRequest<typeof contract>) {
  const subject = readSubject(params)
  const [found, { items }] = await Promise.all([
    findSubject(subject),
    claims.list({
      index: 'gsi2',
      pk: claimsOfPartition(actor.userId),
      newestFirst: true,
      limit: mostRead,
    }),
  ])
  const listed = items.find((one) => one.subject.kind === subject.kind && one.subject.id === subject.id)
  if (!found && !listed) throw claimRefusal.subjectNotFound()
  // The index lags behind what its claimant has just done.
  const claim = listed && (await claims.get({ id: listed.id }, { consistent: true }))
  const domain = found && provingDomain(found.website)
  return {
    ...(claim && { claim: shownToClaimant(claim) }),
    ...(domain && { domain }),
    isMine: found?.ownerIds.includes(actor.userId) ?? false,
  }
}

export const handler = endpoint(contract, getMyClaim)
