import { namesOfResults } from '#core/competitions/competition-results/shown-results.ts'
import { guestClaims, type StoredGuestClaim } from '#core/competitions/competitions/guest-claims.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { mergeGuest as contract } from '#shared/competitions/guest-claims/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { guestToMerge } from './guest-to-merge.ts'
import { joinResults } from './join-results.ts'
import { claimRefused } from './refuse-claim.ts'

/** Joins what a guest reached at an event to a member, all of it or nothing. */
export const mergeGuest = ({ actor, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { member, registration, unchanged, lines } = await guestToMerge(body)
    const refused = lines.find(({ refusal }) => refusal)?.refusal
    if (refused) throw claimRefused(refused)
    const results = lines.map(({ result }) => result)
    const [names, claim] = await Promise.all([
      namesOfResults(results),
      registration ? claimWrites(registration, { member, adminId: actor.user.id }, now) : [],
    ])
    const answer = { moved: results.length }
    const [first] = results
    const eventName = first ? names(first).eventName : ''
    const told = notify(
      {
        kind: 'result_news',
        userId: member.id,
        type: 'success',
        title: 'Results at an event are yours now',
        message: `Your results as a guest at ${eventName} now belong to your account.`,
        href: '/my-results',
      },
      now,
    )
    await commit(
      ...claim,
      ...unchanged,
      ...joinResults(results, member, now),
      ...told,
      recordActivity(
        {
          by: actor,
          userId: member.id,
          type: 'guest_claim',
          description: `Assigned the results of a guest at ${eventName}: ${body.reason}`,
          metadata: { resultId: body.resultId },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })

type Joined = { member: Pick<User, 'id'>; adminId: User['id'] }

/** Later results of this guest belong to the member, too. */
async function claimWrites(
  of: Pick<StoredGuestClaim, 'eventId' | 'registrationId'>,
  { member, adminId }: Joined,
  now: string,
): Promise<Write[]> {
  const claim = await guestClaims.get(of, { consistent: true })
  if (claim?.claimedBy)
    throw claimRefused({ code: 'not_a_guest', message: 'These results already belong to a member.' })
  const { registrationId, eventId } = of
  const had = claim ?? { registrationId, eventId, createdAt: now, version: 0 }
  return [
    guestClaims.put(
      {
        ...had,
        claimedBy: member.id,
        claimedAt: now,
        mergedBy: adminId,
        updatedAt: now,
        version: had.version + 1,
      },
      claim ? { version: claim.version } : { absent: true },
    ),
  ]
}
