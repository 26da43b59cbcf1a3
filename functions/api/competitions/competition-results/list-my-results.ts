import {
  competitionResults,
  resultsOfMember,
} from '#core/competitions/competition-results/competition-results.ts'
import { ownResults } from '#core/competitions/competition-results/own-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyResults as contract } from '#shared/competitions/competition-results/contract.ts'

/** A page of one status may be short or empty: the status is no part of the index. */
async function listMyResults({ actor, query, now }: ApiRequest<typeof contract>) {
  const { status, limit, cursor } = query
  const page = await competitionResults.list({
    index: 'gsi1',
    pk: resultsOfMember(actor.userId),
    newestFirst: true,
    limit,
    cursor,
  })
  const wanted = page.items.filter((one) => status === undefined || one.status === status)
  return { ...page, items: await ownResults(actor, wanted, now) }
}

export const handler = endpoint(contract, listMyResults)
