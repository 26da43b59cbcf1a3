import { entity } from '#core/platform/db/entity.ts'
import { Protest } from '#shared/competitions/protests/protest.ts'

export const openProtests = 'PROTESTQ'
export const protestsOf = (userId: string) => `USER#${userId}#PRO`

/** Protests with their event, by class. `gsi1` lists those that are open, `gsi2` those of a member. */
export const protests = entity({
  name: 'protest',
  erasure: 'by its noun',
  schema: Protest,
  key: ({ eventId, classKey, id }: Pick<Protest, 'eventId' | 'classKey' | 'id'>) => ({
    pk: `EVT#${eventId}`,
    sk: `PRO#${classKey}#${id}`,
  }),
  gsi1: ({ status, createdAt, id }) =>
    status === 'open' ? { pk: openProtests, sk: `${createdAt}#${id}` } : undefined,
  gsi2: ({ by, createdAt, id }) => ({ pk: protestsOf(by), sk: `${createdAt}#${id}` }),
})
