import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/** `desk` checks people in and takes cash; `lane` runs the order of a class; judges score. */
export const StaffRole = z.enum(['organizer', 'head_judge', 'judge', 'lane', 'desk'])
export type StaffRole = z.infer<typeof StaffRole>

/** Someone who helps at an event. It counts from the moment at which they accept. */
export const EventStaff = z.object({
  eventId: EventId,
  userId: UserId,
  role: StaffRole,
  /** For judges: the classes they score; empty for all. */
  classKeys: z.array(ClassKey),
  /** The members, or the registrations of guests, whom they said they are too close to. */
  declaredConflicts: z.optional(z.array(z.string())),
  status: z.enum(['invited', 'accepted']),
  invitedBy: UserId,
  invitedAt: z.iso.datetime(),
  acceptedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type EventStaff = z.infer<typeof EventStaff>
