import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { Entry, EntryId } from '#shared/events/registrations/registration.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { VehicleId, VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/** A vehicle in a class, as judges and boards need it of its registration. */
export const ClassEntry = z.object({
  eventId: EventId,
  classKey: ClassKey,
  entryId: EntryId,
  registrationId: RegistrationId,
  /** Missing for a guest. */
  userId: z.optional(UserId),
  guestName: z.optional(z.string()),
  number: z.optional(z.int()),
  vehicleId: z.optional(VehicleId),
  vehicle: VehicleSnapshot,
  status: Entry.shape.status,
  isCheckedIn: z.boolean(),
  /** The judges with whom its entrant has a conflict. */
  declaredConflicts: z.optional(z.array(UserId)),
  enteredAt: z.iso.datetime(),
  version: z.int(),
})
export type ClassEntry = z.infer<typeof ClassEntry>
