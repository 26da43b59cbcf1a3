import { regionCode } from '#shared/platform/places/regions.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { homeCountry } from '#shared/platform/users/new-user.ts'
import { acceptedContact, settleContact } from '#shared/platform/users/settle-contact.ts'
import type { RegistrationData } from './contract.ts'

/** Returns a registration with phone and place as they are stored; refuses invalid ones. */
export function settleRegistration(data: RegistrationData): RegistrationData {
  const { phone, city, state, country, location = '', ...rest } = data
  const before = { phone: '', location: '', address: '', city: '', state: '', zip: '', country: homeCountry }
  const given = city || state ? { city, state } : readLocation(location)
  const edit = { phone, country, ...given }
  const complete = isBusiness(data.membershipType) && Boolean(given)
  const settled = acceptedContact(settleContact(before, edit, { complete }), 'body.userData')
  const { address, zip, ...contact } = settled
  return { ...rest, ...contact, location: settled.location || location }
}

/** A place as most people write it, such as “Mesa, AZ”; what reads otherwise stays one line. */
function readLocation(written: string): { city: string; state: string } | undefined {
  const [, city, region] = /^([^,]+), *([^,]+)$/.exec(written) ?? []
  const state = city && region && regionCode('US', region)
  return state ? { city: city.trim(), state } : undefined
}
