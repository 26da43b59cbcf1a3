import {
  competitionResults,
  resultsOfMember,
} from '#core/competitions/competition-results/competition-results.ts'
import { resultRows } from '#core/competitions/competition-results/shown-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { users } from '#core/platform/users/users.ts'
import { isShown } from '#shared/community/members/public-member.ts'
import { listCompetitorResults as contract } from '#shared/competitions/competition-results/contract.ts'
import { AppError } from '#shared/errors.ts'

/** A page may be short or empty: unverified members are left out. */
async function listCompetitorResults({ params, query }: ApiRequest<typeof contract>) {
  const user = await users.get({ id: params.userId })
  if (!user || !isShown(user)) throw new AppError('not_found', 'member_not_found', 'Member not found')
  const page = await competitionResults.list({
    index: 'gsi1',
    pk: resultsOfMember(params.userId),
    newestFirst: true,
    ...query,
  })
  const verified = page.items.filter(({ status }) => status === 'verified')
  return { ...page, items: await resultRows(verified) }
}

export const handler = endpoint(contract, listCompetitorResults)
