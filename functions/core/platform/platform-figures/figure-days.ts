import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The figures that are kept by day. Days are those of New York but for `figuresInUtc`. */
export const Figure = z.enum([
  'members',
  'members_competitor',
  'members_pro_competitor',
  'members_retailer',
  'members_manufacturer',
  'members_organization',
  'logins',
  'verified',
  'events',
  'entries',
  'results',
  'listings',
  'listing_views',
  'listing_reveals',
  'items',
  'sales',
  'ad_views',
  'ad_clicks',
  'ad_orders_cents',
  'searches',
  'searches_without_results',
  'requests_opened',
  'requests_solved',
  'campaign_mails',
  'revenue',
  'visits',
  'page_views',
])
export type Figure = z.infer<typeof Figure>

/** Revenue goes by the days of billing, and searches by those of the report of searches. */
export const figuresInUtc: ReadonlySet<string> = new Set<Figure>([
  'revenue',
  'searches',
  'searches_without_results',
])

export const figureDaysPartition = 'FIGURE_DAYS'

const FigureDay = z.object({ day: z.iso.date(), figure: Figure, count: z.int(), version: z.int() })
export type FigureDay = z.infer<typeof FigureDay>

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

/**
 * The day and the amount by which a thing has been counted; there only while it counts. Marks from before days were those
 * of New York keep their day, which may be the next one: a thing counts once either way, so nothing migrates them.
 */
export const figureMarks = entity({
  name: 'figure-mark',
  erasure: 'by the stream',
  schema: z.object({ ...FigureDay.shape, id: z.string() }),
  key: ({ figure, id }: { figure: Figure; id: string }) => ({ pk: `FIGURE#${figure}#${id}`, sk: 'FIGURE' }),
})

/** All that a thing of a kind adds to figures; there only while it adds something. */
export const countedThings = entity({
  name: 'counted-thing',
  erasure: 'by the stream',
  schema: z.object({
    kind: z.string(),
    id: z.string(),
    days: z.array(z.omit(FigureDay, { version: true })),
    version: z.int(),
  }),
  key: ({ kind, id }: { kind: string; id: string }) => ({ pk: `FIGURE#${kind}#${id}`, sk: 'DAYS' }),
})
