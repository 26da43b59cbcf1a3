import * as z from 'zod/mini'
import { EventId, EventStatus } from '#shared/events/events/event.ts'
import { EventQuestion } from '#shared/events/events/event-fields.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { Answers } from '#shared/events/registrations/answers.ts'
import { Missing } from '#shared/events/registrations/missing-of.ts'
import { mostEntries } from '#shared/events/registrations/most-entries.ts'
import { EntryId, Registration, RegistrationStatus } from '#shared/events/registrations/registration.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { VehicleFields } from '#shared/events/vehicles/vehicle.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { line, text } from '#shared/text.ts'

/** A registration as the desk sees it. */
export const DeskRegistration = z.object({
  ...Registration.shape,
  name: z.string(),
  email: z.optional(z.string()),
  /** The recipient of the cash to give back, if someone else paid before the entry was handed over. */
  cashBackTo: z.optional(z.string()),
  /** Of someone on the waitlist. */
  inLine: z.optional(
    z.object({
      position: z.int(),
      /** The people before them for whom there is a place too: passing them needs a reason. */
      passes: z.int(),
      /** There is a place for them. */
      hasPlace: z.boolean(),
      /** What they pay if they are admitted now. */
      dueCents: z.int(),
    }),
  ),
  /** What the event asks and the entrant has not said. */
  missing: z.optional(Missing),
})
export type DeskRegistration = z.infer<typeof DeskRegistration>

/** The event as a device shows it, even without the network. */
export const DeskEvent = z.object({
  id: EventId,
  title: z.string(),
  venueName: z.string(),
  city: z.string(),
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  checkInOpensAt: z.iso.datetime(),
  checkInClosesAt: z.iso.datetime(),
  status: EventStatus,
  hasWaiver: z.boolean(),
  /** The waiver to be read on this device; a device from before may not have it. */
  waiver: z.optional(z.object({ text: z.string(), version: z.int() })),
  questions: z.optional(z.array(EventQuestion)),
  classes: z.array(
    z.object({
      classKey: ClassKey,
      name: z.string(),
      feeCents: z.int(),
      /** The runs of each entry, or the judges of a class with sheets; without a rulebook neither is known. */
      runs: z.optional(z.int()),
      judges: z.optional(z.int()),
    }),
  ),
  gateFeeCents: z.int(),
  counts: z.object({ taken: z.int(), waiting: z.int(), checkedIn: z.int() }),
  /** The caller’s role here. */
  role: z.enum(['owner', 'organizer', 'administrator', 'desk']),
})
export type DeskEvent = z.infer<typeof DeskEvent>

export const getDesk = route({
  name: 'getDesk',
  method: 'GET',
  path: '/api/events/:eventId/desk',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What the desk needs to know of its event, and what the caller may do there',
  params: eventParams,
  response: DeskEvent,
  errors: ['event_not_found', 'not_desk'],
})

const named = z.strictObject({ eventId: EventId, registrationId: RegistrationId })
export const reason = text(500).check(z.minLength(10, 'Give a reason of at least 10 characters.'))
const notHere = ['event_not_found', 'not_desk', 'registration_not_found'] as const

export const listRegistrations = route({
  name: 'listRegistrations',
  method: 'GET',
  path: '/api/events/:eventId/desk/registrations',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The registrations of an event by number; for its organizers and desk',
  params: eventParams,
  query: z.strictObject({
    ...pageQuery(100),
    /** Left out: confirmed ones; a search also finds those who wait or are offered a place. */
    status: z.optional(RegistrationStatus),
    classKey: z.optional(ClassKey),
    q: z.optional(text(60)),
  }),
  response: Page(DeskRegistration),
  errors: ['event_not_found', 'not_desk', 'invalid_cursor'],
})

/** A vehicle as the desk notes it. */
const DeskVehicle = z.pick(VehicleFields, {
  year: true,
  make: true,
  model: true,
  woofers: true,
  powerWatts: true,
})

/** A person whom the desk enters on the spot: a guest, or a member by their address. */
export const addWalkIn = route({
  name: 'addWalkIn',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Enter someone at the gate until check-in closes; the same request id enters no one twice',
  params: eventParams,
  body: z.strictObject({
    requestId: z.uuid(),
    name: line(80, 1),
    email: z.optional(Email),
    /**
     * The answer to `name_differs`, which is refused without one: the member at this address, or a guest who shares it.
     */
    isMember: z.optional(z.boolean()),
    state: z.optional(line(40)),
    entries: z
      .array(
        z.strictObject({
          classKey: ClassKey,
          vehicle: DeskVehicle,
        }),
      )
      .check(z.maxLength(6)),
    waiverAccepted: z.boolean(),
    paid: z.enum(['cash', 'waived', 'later']),
    /** When a device entered them without the network. */
    deviceAt: z.optional(z.iso.datetime()),
  }),
  response: DeskRegistration,
  status: 201,
  errors: [
    'event_not_found',
    'not_desk',
    'not_organizer',
    'check_in_closed',
    'entries_closed',
    'event_full',
    'class_full',
    'class_needed',
    'class_unknown',
    'class_state',
    'already_entered',
    'on_waiting_list',
    'name_differs',
    'waiver_needed',
    'request_used',
    'version_conflict',
  ],
})

const onOne = {
  auth: 'complete',
  whileImpersonating: 'refused',
  params: named,
  response: DeskRegistration,
} as const

export const takeCash = route({
  name: 'takeCash',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/cash',
  ...onOne,
  summary: 'Note that someone paid what is due in cash',
  body: z.strictObject({ amountCents: z.int().check(z.gte(1)), deviceAt: z.optional(z.iso.datetime()) }),
  errors: [...notHere, 'nothing_due', 'not_admitted', 'amount_differs', 'version_conflict'],
})

export const completeAtDesk = route({
  name: 'completeAtDesk',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/complete',
  ...onOne,
  summary:
    'Note that someone accepted the waiver on a device of the desk, and what else was missing; where nothing is, nothing changes',
  body: z.strictObject({
    /** The waiver that they read. */
    waiverVersion: z.optional(z.int()),
    answers: Answers,
    vehicles: z
      .array(z.strictObject({ entryId: EntryId, vehicle: DeskVehicle }))
      .check(z.maxLength(mostEntries)),
    deviceAt: z.optional(z.iso.datetime()),
  }),
  errors: [
    ...notHere,
    'registration_over',
    'waiver_needed',
    'answer_needed',
    'vehicle_needed',
    'version_conflict',
  ],
})

export const waiveFee = route({
  name: 'waiveFee',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/waive',
  ...onOne,
  summary: 'Let someone in without paying what is due; for organizers',
  body: z.strictObject({ reason }),
  errors: [...notHere, 'not_organizer', 'nothing_due', 'not_admitted', 'version_conflict'],
})

export const moveEntry = route({
  name: 'moveEntry',
  method: 'PUT',
  path: '/api/events/:eventId/desk/registrations/:registrationId/entries/:entryId',
  ...onOne,
  params: z.strictObject({ ...named.shape, entryId: EntryId }),
  summary: 'Move an entry to another class, with a reason that the class can read',
  body: z.strictObject({ classKey: ClassKey, reason, version: z.int().check(z.gte(1)) }),
  errors: [
    ...notHere,
    'entry_not_found',
    'registration_over',
    'class_unknown',
    'class_full',
    'vehicle_twice',
    'class_state',
    'entry_scored',
    'version_conflict',
  ],
})

export const cancelRegistration = route({
  name: 'cancelRegistration',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/cancel',
  ...onOne,
  summary: 'Cancel a registration for the organizer; all that was paid comes back',
  body: z.strictObject({ reason }),
  errors: [
    ...notHere,
    'not_organizer',
    'class_state',
    'payment_processing',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})

export const reissueTicket = route({
  name: 'reissueTicket',
  method: 'POST',
  path: '/api/events/:eventId/desk/registrations/:registrationId/ticket',
  ...onOne,
  summary: 'Make a new ticket; the older one no longer opens the gate',
  body: z.strictObject({ version: z.int().check(z.gte(1)) }),
  errors: [...notHere, 'registration_over', 'version_conflict'],
})

export const exportEntries = route({
  name: 'exportEntries',
  method: 'POST',
  path: '/api/events/:eventId/desk/export',
  auth: 'complete',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary: 'A part of the entries as CSV; the parts in order make up the file',
  params: eventParams,
  body: z.strictObject({ cursor: pageQuery(1).cursor }),
  response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.optional(z.string()) }),
  errors: ['event_not_found', 'not_organizer', 'invalid_cursor'],
})

export const getSettlement = route({
  name: 'getSettlement',
  method: 'GET',
  path: '/api/events/:eventId/desk/settlement',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What came in online and in cash, what went back, and what is left; for organizers',
  params: eventParams,
  response: z.object({
    cardCents: z.int(),
    paypalCents: z._default(z.int(), 0),
    cashCents: z.int(),
    waivedCents: z.int(),
    refundedCents: z.int(),
    toGiveBackCents: z.int(),
    cashOnHandCents: z.int(),
    dueCents: z.int(),
    netCents: z.int(),
    confirmed: z.int(),
    checkedIn: z.int(),
  }),
  errors: ['event_not_found', 'not_organizer'],
})
