import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The months in which there has been any event, and `none` for those without a start. The stream keeps them. */
export const eventRowMonths = entity({
  name: 'event-row-month',
  erasure: 'impersonal',
  schema: z.object({ month: z.string(), version: z.int() }),
  key: ({ month }: { month: string }) => ({ pk: 'EVTALLMONTHS', sk: month }),
})
