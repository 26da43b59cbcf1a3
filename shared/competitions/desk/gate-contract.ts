import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { Missing } from '#shared/events/registrations/missing-of.ts'
import { RegistrationStatus } from '#shared/events/registrations/registration.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { line } from '#shared/text.ts'
import { DeskRegistration } from './contract.ts'

/** The rows a device keeps to work without the network: they contain no address, phone number or answer. */
export const RosterRow = z.object({
  id: RegistrationId,
  name: z.string(),
  number: z.optional(z.int()),
  code: z.string(),
  classKeys: z.array(ClassKey),
  /** The vehicle, if there is one entry. */
  vehicle: z.optional(z.string()),
  /** The vehicle of each entry, if there are several. */
  vehicles: z.optional(z.array(z.object({ classKey: ClassKey, vehicle: z.string() }))),
  dueCents: z.int(),
  /** The cash to hand back. */
  backCents: z.optional(z.int()),
  /** The recipient, if someone else paid it. */
  backTo: z.optional(z.string()),
  status: RegistrationStatus,
  checkedInAt: z.optional(z.iso.datetime()),
  missing: z.optional(Missing),
  /** SHA-256 of the ticket that counts, in hex. */
  ticketHash: z.optional(z.string()),
})
export type RosterRow = z.infer<typeof RosterRow>

export const getRoster = route({
  name: 'getRoster',
  method: 'GET',
  path: '/api/events/:eventId/desk/roster',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'All that a device at the gate needs without the network, in parts',
  params: eventParams,
  query: z.strictObject(pageQuery(100)),
  response: z.object({ ...Page(RosterRow).shape, madeAt: z.iso.datetime() }),
  errors: ['event_not_found', 'not_desk', 'invalid_cursor'],
})

const ScanHow = z.enum(['scan', 'code', 'list'])

export const checkIn = route({
  name: 'checkIn',
  method: 'POST',
  path: '/api/events/:eventId/desk/check-ins',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Let someone in. A second scan answers when they came; the same scan sent twice is one',
  params: eventParams,
  body: z.strictObject({
    /** Made on the device for this scan. */
    scanId: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
    /**
     * The text that was scanned or typed, or a row of the list. A scan that has none of them was no ticket of ours:
     * it is refused, and kept in the log.
     */
    ticket: z.optional(line(300)),
    code: z.optional(line(12)),
    registrationId: z.optional(RegistrationId),
    how: ScanHow,
    gate: line(30),
    deviceAt: z.iso.datetime(),
    /** The time by which the device’s clock was ahead of ours when they last met. */
    clockAheadMs: z.optional(z.int()),
    /** True if the device had already let them in without the network. */
    admitted: z.boolean(),
  }),
  response: z.object({
    outcome: z.enum(['in', 'already', 'incomplete', 'unpaid', 'admitted_flagged']),
    sentence: z.string(),
    registration: DeskRegistration,
  }),
  errors: [
    'event_not_found',
    'not_desk',
    'ticket_unknown',
    'check_in_closed',
    'registration_over',
    'version_conflict',
  ],
  rateLimit: { max: 120, seconds: 60, per: 'user' },
})

export const undoCheckIn = route({
  name: 'undoCheckIn',
  method: 'DELETE',
  path: '/api/events/:eventId/desk/check-ins/:registrationId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take back a check-in. A second call changes nothing',
  params: z.strictObject({ eventId: EventId, registrationId: RegistrationId }),
  errors: ['event_not_found', 'not_desk', 'registration_not_found', 'version_conflict'],
})

export const Scan = z.object({
  scanId: z.string(),
  registrationId: z.optional(RegistrationId),
  name: z.optional(z.string()),
  number: z.optional(z.int()),
  outcome: z.enum([
    'in',
    'already',
    'incomplete',
    'unpaid',
    'admitted_flagged',
    'refused',
    'undone',
    'from_line',
  ]),
  /** Why someone was admitted before others on the waitlist. */
  reason: z.optional(z.string()),
  how: ScanHow,
  gate: z.string(),
  byName: z.string(),
  at: z.iso.datetime(),
  deviceAt: z.iso.datetime(),
})
export type Scan = z.infer<typeof Scan>

export const listScans = route({
  name: 'listScans',
  method: 'GET',
  path: '/api/events/:eventId/desk/scans',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Scan log, latest first',
  params: eventParams,
  query: z.strictObject(pageQuery(50)),
  response: Page(Scan),
  errors: ['event_not_found', 'not_desk', 'invalid_cursor'],
})
