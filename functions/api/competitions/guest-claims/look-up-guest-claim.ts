import { namesOfResults } from '#core/competitions/competition-results/shown-results.ts'
import { claimByHandle } from '#core/competitions/guest-claims/find-claim.ts'
import { resultsOfRegistration } from '#core/competitions/guest-claims/guest-results.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpGuestClaim as contract } from '#shared/competitions/guest-claims/contract.ts'

async function lookUpGuestClaim({ body }: ApiRequest<typeof contract>) {
  const claim = await claimByHandle(body.handle)
  const [event, { registration, results }] = await Promise.all([
    events.get({ id: claim.eventId }),
    resultsOfRegistration(claim),
  ])
  const names = await namesOfResults(results)
  return {
    eventName: event?.title ?? 'Deleted event',
    guestName: registration?.guest?.name ?? 'Guest',
    isClaimed: claim.claimedBy !== undefined,
    results: results.map((result) => ({
      className: names(result).className,
      score: result.score,
      ...(result.place !== undefined && { place: result.place }),
      status: result.status,
    })),
  }
}

export const handler = endpoint(contract, lookUpGuestClaim)
