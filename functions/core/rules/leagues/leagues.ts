import { entity } from '#core/platform/db/entity.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { League } from '#shared/rules/leagues/league.ts'

export const leaguesPartition = 'LEAGUES'

const place = ({ name, id }: League) => `${foldedKey(name)}#${id}`

export const organizationLeaguesPartition = (organizationId: string) => `ORGLEAGUE_OF#${organizationId}`

/** Leagues. `gsi1` lists all of them by name, `gsi2` those of an organization. */
export const leagues = entity({
  name: 'league',
  erasure: 'impersonal',
  schema: League,
  key: ({ id }: { id: string }) => ({ pk: `LGE#${id}`, sk: 'META' }),
  gsi1: (league) => ({ pk: leaguesPartition, sk: place(league) }),
  gsi2: (league) =>
    league.organizationId && {
      pk: organizationLeaguesPartition(league.organizationId),
      sk: place(league),
    },
})
