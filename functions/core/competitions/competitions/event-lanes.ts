import { entity } from '#core/platform/db/entity.ts'
import { EventLanes } from '#shared/competitions/competitions/competition-class.ts'

export const eventLanes = entity({
  name: 'event-lanes',
  erasure: 'impersonal',
  schema: EventLanes,
  key: ({ eventId }: { eventId: string }) => ({ pk: `EVT#${eventId}`, sk: 'LANES' }),
})
