// The smallest of the library's sets of data: how long the numbers of each country are and how they are dialed.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A US-style number: in North America neither an area code nor an exchange begins with 0 or 1. */
const american = /^\+1[2-9]\d{2}[2-9]\d{6}$/

/**
 * A phone number as it is stored, in E.164, from what a person typed; undefined when it cannot be one. Without a + it
 * is read as it is dialed in the country. We do not check whether its area code is in use: new ones open every year.
 */
export function readPhone(typed: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    // Words around a number are no part of it.
    extract: false,
  })
  // An extension has no place in E.164, and a number without it reaches someone else.
  if (!number?.isPossible() || number.ext) return undefined
  return number.number.startsWith('+1') && !american.test(number.number) ? undefined : number.number
}
