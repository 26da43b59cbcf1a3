import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { guestsOf } from '#core/competitions/competition-results/guests-of.ts'
import { resultRows } from '#core/competitions/competition-results/shown-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listGuestResults as contract } from '#shared/competitions/guest-claims/contract.ts'

async function listGuestResults({ query: { q, limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await competitionResults.list({ index: 'gsi1', ...guestsOf(q), limit, cursor })
  const rows = await resultRows(page.items)
  return {
    ...page,
    items: rows.map((row, at) => ({ ...row, guestName: page.items[at]?.guest?.name ?? 'Guest' })),
  }
}

export const handler = endpoint(contract, listGuestResults)
