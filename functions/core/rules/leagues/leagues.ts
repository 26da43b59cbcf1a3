import { entity } from '#core/platform/db/entity.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { League } from '#shared/rules/leagues/league.ts'

export const leaguesPartition = 'LEAGUES'

/** Leagues. `gsi1` lists all of them by name. */
export const leagues = entity({
  name: 'league',
  erasure: 'impersonal',
  schema: League,
  key: ({ id }: { id: string }) => ({ pk: `LGE#${id}`, sk: 'META' }),
  gsi1: ({ id, name }) => ({ pk: leaguesPartition, sk: `${foldedKey(name)}#${id}` }),
})
