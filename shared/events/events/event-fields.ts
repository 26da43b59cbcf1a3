import * as z from 'zod/mini'
import { ResultsPolicy } from '#shared/events/events/results-policy.ts'
import { ZipCode } from '#shared/platform/places/zip-code.ts'
import { Email } from '#shared/platform/users/email.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { ClassAssignment } from '#shared/rules/rulebooks/class-assignment.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { EventSeason } from '#shared/rules/seasons/event-season.ts'
import { line, text } from '#shared/text.ts'
import { webAddress } from '#shared/web-address.ts'

const mostFeeCents = 100_000
const fee = z
  .int('Enter an amount such as 12.50.')
  .check(z.gte(0, 'Must be at least 0'), z.lte(mostFeeCents, 'Must be at most 1,000.00'))

/** The price of entering: the fee, the discounts for early entries and for Pro members, and the price for walk-ins. */
export const EventFees = z.strictObject({
  registrationFeeCents: fee,
  earlyOffCents: fee,
  /** The time until which the early price holds, this instant excluded. */
  earlyUntilAt: z.optional(z.iso.datetime()),
  proOffCents: fee,
  /** What walk-ins pay; the entry fee where it is left out. */
  gateFeeCents: z.optional(fee),
})
export type EventFees = z.infer<typeof EventFees>

/** Before an instant, this percentage of the payment is kept; after the last step, all of it. */
export const RefundStep = z.strictObject({
  untilAt: z.iso.datetime(),
  keepPercent: z.int().check(z.gte(0), z.lte(100, 'Must be at most 100 percent')),
  keepCents: fee,
})
export type RefundStep = z.infer<typeof RefundStep>

/** A class of an event. A rulebook that is set fills it in; without one, the organizer writes it. */
export const EventClassFields = z.strictObject({
  classKey: ClassKey,
  name: line(60, 1),
  /** Size separates the classes of one division: a vehicle may enter above its own class and never below. */
  division: line(40),
  assign: z.optional(ClassAssignment),
  capacity: z.optional(
    z
      .int('Enter a whole number.')
      .check(z.gte(1, 'Must be at least 1'), z.lte(2000, 'Must be at most 2,000')),
  ),
  feeCents: z.int('Enter an amount such as 12.50.').check(z.gte(0), z.lte(50_000, 'Must be at most 500.00')),
  /** Takes no new entries; those it has stay. */
  closed: z._default(z.boolean(), false),
})
export type EventClassFields = z.infer<typeof EventClassFields>

export const EventQuestion = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9_]{1,24}$/)),
  label: line(120, 1),
  kind: z.enum(['text', 'yes_no', 'choice']),
  options: z.array(line(60, 1)).check(z.maxLength(12, 'List at most 12 choices')),
  required: z.boolean(),
})
export type EventQuestion = z.infer<typeof EventQuestion>

export const EventPayment = z.enum(['free', 'online', 'gate', 'both'])
export type EventPayment = z.infer<typeof EventPayment>

const unique = <T>(of: (one: T) => string, message: string) =>
  z.refine<T[]>((all) => new Set(all.map(of)).size === all.length, message)

/** The details of an event besides its times and its place in the lists. */
const details = {
  description: text(5000),
  fees: EventFees,
  payment: EventPayment,
  refundSteps: z.array(RefundStep).check(
    z.maxLength(4, 'List at most 4 steps'),
    z.refine(
      (steps) => steps.every(({ untilAt }, at) => at === 0 || untilAt > (steps[at - 1]?.untilAt ?? '')),
      {
        message: 'List the steps from the earliest to the latest',
      },
    ),
  ),
  capacity: z.optional(
    z
      .int('Enter a whole number.')
      .check(z.gte(1, 'Must be at least 1'), z.lte(2000, 'Must be at most 2,000')),
  ),
  classes: z.array(EventClassFields).check(
    z.maxLength(60, 'List at most 60 classes'),
    unique(({ classKey }) => classKey, 'List each class only once'),
  ),
  /** The rules that its classes are judged by: its own choice, or those of its first season. */
  rulebook: z.optional(RulebookPin),
  seasons: z._default(
    z.array(EventSeason).check(
      z.maxLength(3, 'An event counts in at most 3 seasons'),
      unique(({ seasonId }) => seasonId, 'List each season only once'),
    ),
    [],
  ),
  resultsPolicy: z._default(ResultsPolicy, { protestMinutes: 30, board: 'all' }),
  waitingList: z.strictObject({
    on: z.boolean(),
    limit: z.optional(
      z.int('Enter a whole number.').check(z.gte(1, 'Must be at least 1'), z.lte(500, 'Must be at most 500')),
    ),
  }),
  waiver: text(5000),
  questions: z.array(EventQuestion).check(
    z.maxLength(10, 'Ask at most 10 questions'),
    unique(({ key }) => key, 'Each question needs its own key'),
  ),
  contactEmail: z.optional(Email),
  /** The number as it is dialed: E.164. */
  contactPhone: z.optional(line(40)),
  /** One from before the rule of addresses is kept, and shown without a link. */
  websiteUrl: z.optional(z.string()),
  isPublic: z.boolean(),
}

const place = {
  venueName: line(120),
  address: line(200),
  city: line(80),
  /** A code of the United States, or the name of a region elsewhere. */
  state: line(40),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country')),
  /** The ZIP code in the United States; it lets people find events near their own. */
  postalCode: z.optional(ZipCode),
}

/** A time on the clock at the venue, and which one is meant where that clock shows it twice. */
export const VenueTime = z.strictObject({
  local: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Enter a day and a time')),
  which: z.optional(z.enum(['first', 'second'])),
})
export type VenueTime = z.infer<typeof VenueTime>

const times = <T extends z.ZodMiniType>(time: T) => ({
  startsAt: z.optional(time),
  endsAt: z.optional(time),
  entriesOpenAt: z.optional(time),
  entriesCloseAt: z.optional(time),
  checkInOpensAt: z.optional(time),
  checkInClosesAt: z.optional(time),
})

/**
 * The data an organizer enters. Times are wall times of the zone; a draft may leave out what publishing
 * needs.
 */
export const EventForm = z.strictObject({
  title: nameLine(120, 5),
  ...details,
  websiteUrl: z.optional(webAddress),
  ...place,
  timeZone: z.optional(z.string().check(z.maxLength(60))),
  ...times(VenueTime),
})
export type EventForm = z.infer<typeof EventForm>

/** The same as it is stored: times are instants. */
export const EventFields = z.object({
  title: z.string(),
  ...details,
  ...place,
  timeZone: z.optional(z.string()),
  ...times(z.iso.datetime()),
})
export type EventFields = z.infer<typeof EventFields>
