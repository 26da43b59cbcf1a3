import { adminClaim } from '#core/directory/organization-claims/admin-claim.ts'
import { claims } from '#core/directory/organization-claims/claims.ts'
import { findClaim } from '#core/directory/organization-claims/find-claim.ts'
import { tellClaimant } from '#core/directory/organization-claims/tell-claimant.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { askClaimant as contract } from '#shared/directory/organization-claims/admin-contract.ts'
import { askedClaim } from '#shared/directory/organization-claims/stepped-claim.ts'

const askClaimant = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const before = await findClaim(params.claimId)
    const after = askedClaim(before, body.question, now)
    if (before.version !== body.version) throw concurrentChange()
    const answer = await adminClaim(after, now)
    await commit(
      claims.put(after, { version: before.version }),
      ...(await tellClaimant(
        after,
        {
          type: 'info',
          title: 'Your claim needs an answer',
          message: `we have a question about your claim on ${after.name}, and you have 14 days to answer: ${body.question}`,
        },
        now,
      )),
      recordActivity(
        {
          by: actor,
          type: 'claim_decision',
          description: `Asked about a claim on ${after.name}: ${body.question}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, askClaimant)
