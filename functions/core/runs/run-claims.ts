import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { Run } from '#shared/runs/run.ts'

/** Where a run is kept, by the id that its device made: one that arrives again is known by it. */
const RunClaim = z.pick(Run, {
  id: true,
  eventId: true,
  classKey: true,
  entryId: true,
  runNo: true,
  revision: true,
  version: true,
})

export const runClaims = entity({
  name: 'run-claim',
  erasure: 'impersonal',
  schema: RunClaim,
  key: ({ id }: { id: string }) => ({ pk: `RUN#${id}`, sk: 'CLAIM' }),
})
