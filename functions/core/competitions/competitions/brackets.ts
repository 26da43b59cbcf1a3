import { entity } from '#core/platform/db/entity.ts'
import { Bracket } from '#shared/competitions/brackets/bracket.ts'

export const brackets = entity({
  name: 'bracket',
  erasure: 'kept',
  schema: Bracket,
  key: ({ eventId, classKey }: { eventId: string; classKey: string }) => ({
    pk: `EVT#${eventId}#CLS#${classKey}`,
    sk: 'BRACKET',
  }),
})
