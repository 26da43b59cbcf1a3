import * as z from 'zod/mini'
import {
  type EventClassFields,
  type EventFields,
  EventForm,
  type VenueTime,
} from '#shared/events/events/event-fields.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { venueTime } from '#shared/events/events/venue-time.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { toInstant } from '#shared/platform/time/to-instant.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { text } from '#shared/text.ts'

/** An event to edit. Without a version it is still to be created. */
export type EventDraft = EventFields & Partial<Pick<OwnEvent, 'id' | 'version' | 'status' | 'startsOn'>>

export const timeFields = [
  'startsAt',
  'endsAt',
  'entriesOpenAt',
  'entriesCloseAt',
  'checkInOpensAt',
  'checkInClosesAt',
] as const
export type TimeField = (typeof timeFields)[number]

const WrittenEvent = z.strictObject({ ...EventForm.shape, note: z.optional(text(500, 10)) })
export type WrittenEvent = z.infer<typeof WrittenEvent>

export const blankEvent = (): EventDraft => ({
  title: '',
  description: '',
  fees: { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0 },
  payment: 'gate',
  refundSteps: [],
  classes: [],
  seasons: [],
  resultsPolicy: { protestMinutes: 30, board: 'all' },
  waitingList: { on: true },
  waiver: '',
  questions: [],
  isPublic: true,
  venueName: '',
  address: '',
  city: '',
  state: '',
  country: 'US',
  timeZone: ownZone(),
})

const typedCents = (cents: number) => (cents === 0 ? '' : decimalDollars(cents))
/** Without a walk-in fee of its own, the field is empty; nothing to pay is an amount. */
const typedGateFee = ({ gateFeeCents, registrationFeeCents }: EventFields['fees']) =>
  gateFeeCents === 0 && registrationFeeCents > 0 ? decimalDollars(0) : typedCents(gateFeeCents ?? 0)
const typedNumber = (value: number | undefined) => value?.toString() ?? ''

const timesOf = (event: EventDraft) => {
  const zone = event.timeZone
  const of = (field: TimeField) => {
    const at = event[field]
    return at && zone ? venueTime(at, zone) : { local: '', which: undefined }
  }
  return Object.fromEntries(timeFields.map((field) => [field, of(field)])) as Record<
    TimeField,
    ReturnType<typeof of>
  >
}

/** A class as it is typed. */
export const classValues = (one: EventClassFields) => ({
  classKey: one.classKey,
  name: one.name,
  division: one.division,
  formula: one.assign?.formula ?? '',
  min: typedNumber(one.assign?.min),
  max: typedNumber(one.assign?.max),
  capacity: typedNumber(one.capacity),
  feeCents: typedCents(one.feeCents),
  closed: one.closed,
})

/** The values of an event's form, each as it is typed. */
export function valuesOf(event: EventDraft) {
  const { fees, timeZone, payment } = event
  const local = (at: string | undefined) => (at && timeZone ? wallTime(at, timeZone) : '')
  return {
    title: event.title,
    description: event.description,
    isPublic: event.isPublic,
    venueName: event.venueName,
    address: event.address,
    city: event.city,
    state: event.state,
    country: event.country,
    postalCode: event.postalCode ?? '',
    timeZone: timeZone ?? '',
    ...timesOf(event),
    fees: {
      registrationFeeCents: typedCents(fees.registrationFeeCents),
      earlyOffCents: typedCents(fees.earlyOffCents),
      earlyUntilAt: local(fees.earlyUntilAt),
      proOffCents: typedCents(fees.proOffCents),
      gateFeeCents: typedGateFee(fees),
    },
    payment: payment === 'free' ? ('gate' as const) : payment,
    refundSteps: event.refundSteps.map((step) => ({
      untilAt: local(step.untilAt),
      keepPercent: step.keepPercent.toString(),
      keepCents: typedCents(step.keepCents),
    })),
    capacity: typedNumber(event.capacity),
    waitingList: { on: event.waitingList.on, limit: typedNumber(event.waitingList.limit) },
    classes: event.classes.map(classValues),
    // It is not undefined, because the form would leave that out when it is filled again.
    rulebook: event.rulebook ?? null,
    seasons: event.seasons,
    resultsPolicy: {
      protestMinutes: event.resultsPolicy.protestMinutes.toString(),
      board: event.resultsPolicy.board,
    },
    waiver: event.waiver,
    questions: event.questions.map(({ options, ...one }) => ({ ...one, options: options.join(', ') })),
    contactEmail: event.contactEmail ?? '',
    contactPhone: event.contactPhone ?? '',
    websiteUrl: event.websiteUrl ?? '',
    note: '',
  }
}
export type EventValues = ReturnType<typeof valuesOf>

/** An amount that cannot be read is none that the contract takes, so its field says so. */
const cents = (typed: string) => (typed.trim() === '' ? 0 : (parseCents(typed) ?? Number.NaN))
const whole = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.replaceAll(',', '')))

function time({ local, which }: EventValues[TimeField]): VenueTime | undefined {
  if (!local) return undefined
  return { local, ...(which && { which }) }
}

/** The instant of a typed time; if the clock skips it, the first one after, and if it comes twice, the first. */
export function instant(local: string, zone: string): string | undefined {
  const found = local ? toInstant(local, zone) : undefined
  if (found?.kind === 'instant') return found.at
  if (found?.kind === 'fold') return found.first
  return found?.kind === 'gap' ? instant(found.next, zone) : undefined
}

/** Converts a form's values to what is sent. */
export function toForm(values: EventValues): z.input<typeof WrittenEvent> {
  const { fees, timeZone, note, contactEmail, contactPhone, websiteUrl, capacity, waitingList } = values
  const { country, postalCode } = values
  const times = Object.fromEntries(timeFields.map((field) => [field, time(values[field])]))
  return {
    ...values,
    ...times,
    timeZone: timeZone || undefined,
    postalCode: country === 'US' ? postalCode.trim() || undefined : undefined,
    fees: {
      registrationFeeCents: cents(fees.registrationFeeCents),
      earlyOffCents: cents(fees.earlyOffCents),
      earlyUntilAt: instant(fees.earlyUntilAt, timeZone),
      proOffCents: cents(fees.proOffCents),
      gateFeeCents: fees.gateFeeCents.trim() === '' ? undefined : cents(fees.gateFeeCents),
    },
    refundSteps: values.refundSteps.map((step) => ({
      untilAt: instant(step.untilAt, timeZone) ?? '',
      keepPercent: whole(step.keepPercent) ?? 0,
      keepCents: cents(step.keepCents),
    })),
    capacity: whole(capacity),
    waitingList: { on: waitingList.on, limit: whole(waitingList.limit) },
    classes: values.classes.map(({ formula, min, max, ...one }) => ({
      ...one,
      classKey: one.classKey.trim().toUpperCase(),
      capacity: whole(one.capacity),
      feeCents: cents(one.feeCents),
      ...(formula && {
        assign: {
          formula: formula as 'power',
          min: whole(min) ?? 0,
          ...(max.trim() !== '' && { max: whole(max) }),
        },
      }),
    })),
    rulebook: values.rulebook ?? undefined,
    resultsPolicy: {
      protestMinutes: whole(values.resultsPolicy.protestMinutes),
      board: values.resultsPolicy.board,
    },
    questions: values.questions.map(({ options, ...one }) => ({
      ...one,
      options:
        one.kind === 'choice'
          ? options
              .split(',')
              .map((option) => option.trim())
              .filter(Boolean)
          : [],
    })),
    contactEmail: contactEmail.trim() || undefined,
    contactPhone: contactPhone.trim() || undefined,
    websiteUrl: websiteUrl.trim() || undefined,
    note: note.trim() || undefined,
  } as z.input<typeof WrittenEvent>
}

/** Checks the input as the server checks it. */
export const eventSchema: z.ZodMiniType<WrittenEvent, EventValues> = z.pipe(
  z.pipe(z.custom<EventValues>(), z.transform(toForm)),
  WrittenEvent,
)
