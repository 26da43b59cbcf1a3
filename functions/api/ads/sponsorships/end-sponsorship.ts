import { stepSponsorship } from '#core/ads/sponsorships/step-sponsorship.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { endSponsorship as contract } from '#shared/ads/sponsorships/contract.ts'
import { sponsorshipRefusal } from '#shared/ads/sponsorships/sponsorship-refusal.ts'
import { ended } from '#shared/ads/sponsorships/stepped-sponsorship.ts'

const endSponsorship = ({ actor, params, body: { side }, now, remember }: ApiRequest<typeof contract>) =>
  stepSponsorship({
    actor,
    pair: params,
    side,
    rule: (before) => {
      if (!before) throw sponsorshipRefusal.notFound()
      return ended(before, side, now)
    },
    now,
    remember,
  })

export const handler = endpoint(contract, endSponsorship)
