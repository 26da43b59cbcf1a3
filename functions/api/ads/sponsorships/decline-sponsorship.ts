import { stepSponsorship } from '#core/ads/sponsorships/step-sponsorship.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { declineSponsorship as contract } from '#shared/ads/sponsorships/contract.ts'
import { sponsorshipRefusal } from '#shared/ads/sponsorships/sponsorship-refusal.ts'
import { declined } from '#shared/ads/sponsorships/stepped-sponsorship.ts'

const declineSponsorship = ({ actor, params, body: { side }, now, remember }: ApiRequest<typeof contract>) =>
  stepSponsorship({
    actor,
    pair: params,
    side,
    rule: (before) => {
      if (!before) throw sponsorshipRefusal.notFound()
      return declined(before, side, now)
    },
    now,
    remember,
  })

export const handler = endpoint(contract, declineSponsorship)
