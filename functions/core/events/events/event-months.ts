import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The months in which there has been a public event, so that lists ask for no others. The stream keeps them. */
export const eventMonths = entity({
  name: 'event-month',
  erasure: 'impersonal',
  schema: z.object({ month: z.string(), version: z.int() }),
  key: ({ month }: { month: string }) => ({ pk: 'EVTMONTHS', sk: month }),
})
