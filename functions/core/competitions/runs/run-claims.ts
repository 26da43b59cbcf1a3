import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Run } from '#shared/competitions/runs/run.ts'

/** Maps the id that a device gave a run to the run’s location, which recognizes a run that arrives again. */
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
