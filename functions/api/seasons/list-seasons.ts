import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { seasons, shownSeasons, shownSeasonsOf } from '#core/seasons/seasons.ts'
import { listSeasons as contract } from '#shared/seasons/contract.ts'

const listSeasons = ({ query: { leagueId, ...page } }: ApiRequest<typeof contract>) =>
  seasons.list({
    ...(leagueId
      ? { index: 'gsi2' as const, pk: shownSeasonsOf(leagueId) }
      : { index: 'gsi1' as const, pk: shownSeasons }),
    newestFirst: true,
    ...page,
  })

export const handler = endpoint(contract, listSeasons)
