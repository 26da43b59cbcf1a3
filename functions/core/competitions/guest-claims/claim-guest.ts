import { guestClaims } from '#core/competitions/competitions/guest-claims.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { claimGuest as contract } from '#shared/competitions/guest-claims/contract.ts'
import { claimRefusal } from '#shared/competitions/guest-claims/guest-claim.ts'
import { entryClaims } from './entry-claims.ts'
import { claimByHandle } from './find-claim.ts'
import { ownResultsOn, resultsOfRegistration } from './guest-results.ts'
import { joinResults } from './join-results.ts'
import { claimRefused } from './refuse-claim.ts'

const isOthers = { code: 'not_a_guest', message: 'These results already belong to a member.' }

/**
 * Gives everything that the guest achieved at the event to the caller, once: the first of two simultaneous claims has
 * it.
 */
export const claimGuest = ({ actor, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const claim = await claimByHandle(body.handle)
    const { registration, results } = await resultsOfRegistration(claim)
    if (claim.claimedBy === actor.userId) return { claimed: results.length }
    if (claim.claimedBy) throw claimRefused(isOthers)
    const mine = results.filter(({ competitorId }) => !competitorId)
    const own = await ownResultsOn(
      actor.userId,
      mine.map(({ eventOn }) => eventOn),
    )
    const entries = await entryClaims({ userId: actor.userId, isOwn: true }, registration)
    const refusal = mine.flatMap((result) => claimRefusal(result, own) ?? []).at(0) ?? entries.first
    if (refusal) {
      // Another call of the same claim may have joined these results meanwhile.
      if ((await claimByHandle(body.handle)).version !== claim.version) throw concurrentChange()
      throw claimRefused(refusal)
    }
    const answer = { claimed: mine.length }
    await commit(
      guestClaims.put(
        {
          ...claim,
          claimedBy: actor.user.id,
          claimedAt: now,
          updatedAt: now,
          version: claim.version + 1,
        },
        { version: claim.version },
      ),
      ...entries.unchanged,
      ...joinResults(mine, actor.user, now),
      recordActivity(
        {
          by: actor,
          type: 'guest_claim',
          description: 'Claimed the results of a guest',
          metadata: { eventId: claim.eventId },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
