import { AppError } from '#shared/errors.ts'
import { readPhone } from '#shared/platform/phone/read-phone.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { phoneProblem } from '#shared/platform/users/settle-contact.ts'
import type { Listing, ListingFields } from './listing.ts'
import { listingRefusal } from './listing-refusal.ts'
import { furthestSpecialDay } from './opening-hours.ts'

/**
 * The fields as they are stored: the phone number in E.164, special days from today on. A number that was not edited
 * stays, and so do days that have passed meanwhile: they are left out.
 */
export function settleListing<F extends Pick<ListingFields, 'phone' | 'specialDays'>>(
  fields: F,
  before: Pick<Listing, 'phone'> | undefined,
  today: string,
): F {
  const last = addTime(`${today}T00:00:00.000Z`, { days: furthestSpecialDay }).slice(0, 10)
  const specialDays = fields.specialDays
    .filter(({ on }) => on >= today)
    .toSorted((a, b) => a.on.localeCompare(b.on))
  if (specialDays.some(({ on }) => on > last)) throw listingRefusal.specialDayPast()
  return { ...fields, specialDays, phone: settledPhone(fields.phone, before?.phone) }
}

export function settledPhone(typed: string, before: string | undefined): string {
  if (!typed || typed === before) return typed
  const phone = readPhone(typed, 'US')
  if (phone) return phone
  throw new AppError('invalid', 'validation_failed', `phone: ${phoneProblem}`, {
    errors: [{ path: 'body.phone', message: phoneProblem }],
  })
}
