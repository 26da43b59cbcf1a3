import * as z from 'zod/mini'
import { HoursRange, overlap } from '#shared/directory/listings/opening-hours.ts'
import { isZone } from '#shared/platform/time/is-zone.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import {
  CategoryKey,
  otherCategory,
  RequestPriority,
} from '#shared/support/support-requests/support-request.ts'
import { line, text } from '#shared/text.ts'

export const mostCategories = 20
export const mostHolidays = 60
const mostRanges = 4

export const DeskCategory = z.strictObject({
  key: CategoryKey,
  label: line(40, 2),
  priority: RequestPriority,
  active: z.boolean(),
})
export type DeskCategory = z.infer<typeof DeskCategory>

export const Holiday = z.strictObject({ on: z.iso.date(), name: line(60, 1) })
export type Holiday = z.infer<typeof Holiday>

const DayHours = z.array(HoursRange).check(z.maxLength(mostRanges, 'Use up to 4 times a day.'))

/** When people answer, by the clock of the desk: seven days, Sunday first. */
export const DeskHours = z.strictObject({
  timeZone: z.string().check(z.refine(isZone, 'Choose a time zone')),
  week: z.array(DayHours).check(
    z.length(7),
    z.refine((week) => overlap(week) === undefined, 'These hours overlap.'),
  ),
  holidays: z.array(Holiday).check(
    z.maxLength(mostHolidays, 'Add up to 60 holidays.'),
    z.refine(
      (days) => new Set(days.map(({ on }) => on)).size === days.length,
      'Each date can be added once.',
    ),
  ),
})
export type DeskHours = z.infer<typeof DeskHours>

const mostMinutes = 60 * 24 * 60
const Minutes = z.int('Enter whole minutes').check(z.gte(1, 'Enter at least 1 minute'), z.lte(mostMinutes))

/** How fast a desk answers, in open minutes; without a number there is no clock. */
export const Policy = z.strictObject({
  firstAnswerMinutes: z.optional(Minutes),
  solveMinutes: z.optional(Minutes),
})
export type Policy = z.infer<typeof Policy>

export const DeskSettingsFields = z.strictObject({
  categories: z.array(DeskCategory).check(
    z.maxLength(mostCategories, 'Use at most 20 categories.'),
    z.refine(
      (all) => new Set(all.map(({ key }) => key)).size === all.length,
      'Each category needs a key of its own.',
    ),
    z.refine(
      (all) => all.some(({ key, active }) => key === otherCategory && active),
      'Keep the category “other”: it takes what fits nowhere else.',
    ),
  ),
  hours: DeskHours,
  policies: z.strictObject({ low: Policy, normal: Policy, high: Policy, urgent: Policy }),
  autoReply: z.strictObject({ on: z.boolean(), text: text(2000) }),
  closeAfterDays: z
    .int('Enter whole days')
    .check(z.gte(1, 'Enter at least 1 day'), z.lte(60, 'Enter at most 60 days')),
  signature: text(500),
})
export type DeskSettingsFields = z.infer<typeof DeskSettingsFields>

/** Version 0 is what a desk begins with. */
export const DeskSettings = z.object({
  deskId: DeskId,
  ...DeskSettingsFields.shape,
  updatedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type DeskSettings = z.infer<typeof DeskSettings>
