import * as z from 'zod/mini'
import { RegistrationStatus } from '#shared/events/registrations/registration.ts'

const Tab = z.enum(['check-in', 'entries', 'payments', 'classes', 'import', 'print'])

/** The settings of the desk in the address. */
export const deskFilter = {
  tab: z._default(Tab, 'check-in'),
  status: z.optional(RegistrationStatus),
  classKey: z.optional(z.string().check(z.maxLength(12))),
  q: z.optional(z.string().check(z.maxLength(60))),
}

export const statusWords: Record<RegistrationStatus, string> = {
  confirmed: 'Confirmed',
  held: 'Paying now',
  waiting: 'Waitlist',
  offered: 'Spot offered',
  expired: 'Time to pay ran out',
  lapsed: 'Offer ended',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
}
