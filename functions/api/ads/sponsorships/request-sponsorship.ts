import { actsForBoth, type Sides, stepSponsorship } from '#core/ads/sponsorships/step-sponsorship.ts'
import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { Write } from '#core/platform/db/write.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { requestSponsorship as contract } from '#shared/ads/sponsorships/contract.ts'
import { sponsorshipRefusal } from '#shared/ads/sponsorships/sponsorship-refusal.ts'
import { requested } from '#shared/ads/sponsorships/stepped-sponsorship.ts'

/** Who asks, withdraws, and asks again tells the other side no more often than that. */
const mostAsked = { name: 'sponsorship-request', max: 3, seconds: 86_400 }

const requestSponsorship = ({ actor, params, body: { side }, now, remember }: ApiRequest<typeof contract>) =>
  stepSponsorship({
    actor,
    pair: params,
    side,
    rule: async (before, sides) => {
      if (side === 'team' && !sides.sponsor.isOwned) throw sponsorshipRefusal.unowned()
      return requested(
        before,
        { ...params, side, by: actor.user.id, actsForBoth: await actsForBoth(sides) },
        now,
      )
    },
    further: (sides, { status }) => [
      ...unblocked(sides),
      ...(status === 'open'
        ? [limitTarget(mostAsked, `${side} ${params.teamId} ${params.sponsorId}`, now)]
        : []),
    ],
    now,
    remember,
  })

/** Once one of the two blocks the other one, they are asked nothing. */
function unblocked({ team, sponsor, actor: { userId }, side }: Sides): Write[] {
  const asked = side === 'team' ? sponsor.ownerId : team.ownerId
  if (!asked || asked === userId) return []
  return [
    { by: userId, of: asked },
    { by: asked, of: userId },
  ].map((block) => memberBlocks.check(block, { absent: true }, sponsorshipRefusal.blocked))
}

export const handler = endpoint(contract, requestSponsorship)
