import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The figures that are kept by day. */
export const Figure = z.enum(['members', 'revenue', 'entries', 'results'])
export type Figure = z.infer<typeof Figure>

export const figureDaysPartition = 'FIGURE_DAYS'

const FigureDay = z.object({ day: z.iso.date(), figure: Figure, count: z.int(), version: z.int() })

/** A figure of a day. The days of all figures are in one partition, so that one query has the last of them. */
export const figureDays = entity({
  name: 'figure-day',
  erasure: 'impersonal',
  schema: FigureDay,
  key: ({ day, figure }: { day: string; figure: Figure }) => ({
    pk: figureDaysPartition,
    sk: `${day}#${figure}`,
  }),
})

/** The day and the amount by which a thing has been counted; there only while it counts. */
export const figureMarks = entity({
  name: 'figure-mark',
  erasure: 'by the stream',
  schema: z.object({ ...FigureDay.shape, id: z.string() }),
  key: ({ figure, id }: { figure: Figure; id: string }) => ({ pk: `FIGURE#${figure}#${id}`, sk: 'FIGURE' }),
})
