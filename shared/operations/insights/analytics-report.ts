import * as z from 'zod/mini'
import { CountedEventName } from './counted-event.ts'

/** The days of a report, which is compared with as many days before it. */
export const ReportSpan = z.enum(['7', '30', '90'])
export type ReportSpan = z.infer<typeof ReportSpan>

/** Both spans day by day: the earlier one first, and today last. */
export const TwoSpans = z.array(z.int())
export type TwoSpans = z.infer<typeof TwoSpans>

export const AnalyticsReport = z.object({
  /** The first day of the span that is shown; the one before it is as long. */
  from: z.iso.date(),
  /** Today, in New York. */
  to: z.iso.date(),
  /**
   * Of each kept figure, by its name. Revenue and searches go by days in UTC, as in
   * billing and in the report of searches, and end with the today of those.
   */
  figures: z.record(z.string(), TwoSpans),
})
export type AnalyticsReport = z.infer<typeof AnalyticsReport>

const compared = { count: z.int(), before: z.int() }

export const VisitReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Visits are counted right now. */
  isCounting: z.boolean(),
  visits: TwoSpans,
  pageViews: TwoSpans,
  /** The pages opened most, by the pattern of their address. */
  pages: z.array(z.object({ path: z.string(), ...compared })),
  /** The hosts that most visits came from; an empty one for visits that came from nowhere. */
  sources: z.array(z.object({ host: z.string(), ...compared })),
  events: z.array(
    z.object({
      name: CountedEventName,
      ...compared,
      /** The details said most often. */
      details: z.array(z.object({ detail: z.string(), ...compared })),
    }),
  ),
})
export type VisitReport = z.infer<typeof VisitReport>

/** The rows that a report lists of a kind. */
export const mostListed = 20
