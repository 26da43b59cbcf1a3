import { namesOfResults } from '#core/competitions/competition-results/shown-results.ts'
import { guestToMerge } from '#core/competitions/guest-claims/guest-to-merge.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { planGuestMerge as contract } from '#shared/competitions/guest-claims/contract.ts'

async function planGuestMerge({ body }: ApiRequest<typeof contract>) {
  const { member, lines } = await guestToMerge(body)
  const names = await namesOfResults(lines.map(({ result }) => result))
  return {
    memberName: member.name,
    lines: lines.map(({ result, refusal }) => ({
      id: result.id,
      eventName: names(result).eventName,
      className: names(result).className,
      score: result.score,
      ...(result.place !== undefined && { place: result.place }),
      ...(refusal && { refusal: refusal.message }),
    })),
  }
}

export const handler = endpoint(contract, planGuestMerge)
