import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { countryCode } from '#shared/platform/places/countries.ts'
import { regionCode } from '#shared/platform/places/regions.ts'
import type { Contact } from '#shared/platform/users/settle-contact.ts'

/** Phone and place of a profile as its forms show them, with codes where there are lists to choose from. */
export function contactValues({ phone, address, city, state, zip, country }: Contact) {
  const code = countryCode(country)
  return {
    phone: showPhone(phone, code),
    address,
    city,
    state: (code && regionCode(code, state)) ?? state,
    zip,
    country: code ?? country,
  }
}
