import * as z from 'zod/mini'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import { DeskCategory, DeskHours } from './desk-settings.ts'

/** What someone who asks needs to know of a desk. */
export const ShownDesk = z.object({
  deskId: DeskId,
  name: z.string(),
  categories: z.array(z.object({ key: DeskCategory.shape.key, label: z.string() })),
  hours: DeskHours,
  /** Mails are answered by mail; otherwise on the site alone. */
  takesMail: z.boolean(),
})
export type ShownDesk = z.infer<typeof ShownDesk>

/** How a desk has done over some days. */
export const DeskReport = z.object({
  days: z.int(),
  /** Each day with what came in, what was answered for the first time, and what was solved. */
  perDay: z.array(z.object({ on: z.iso.date(), opened: z.int(), answered: z.int(), solved: z.int() })),
  opened: z.int(),
  answered: z.int(),
  solved: z.int(),
  /** In open minutes. */
  medianFirstAnswerMinutes: z.optional(z.int()),
  /** Of those answered: within the time of their priority. */
  inTime: z.optional(z.object({ of: z.int(), met: z.int() })),
  ratings: z.object({ good: z.int(), bad: z.int() }),
  /** The newest ratings with words. */
  comments: z.array(
    z.object({
      number: z.string(),
      requestId: z.string(),
      score: z.enum(['good', 'bad']),
      comment: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type DeskReport = z.infer<typeof DeskReport>

export const reportDays = [7, 30, 90] as const
