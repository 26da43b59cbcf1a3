import { AppError } from '#shared/errors.ts'
import { readPhone } from '#shared/platform/phone/read-phone.ts'
import { countryCode } from '#shared/platform/places/countries.ts'
import {
  missingParts,
  type Place,
  type PlaceEdit,
  settlePlace,
} from '#shared/platform/places/settle-place.ts'

/** The ways to reach a person, apart from the address that proves their identity. */
export type Contact = Place & { phone: string }
export type ContactEdit = PlaceEdit & { phone?: string | undefined }

export type ContactProblem = { field: keyof ContactEdit; message: string }

export const phoneProblem =
  'Enter a full phone number, like (214) 555-0100. Outside the US and Canada, start with + and the country code.'

type Settled = { contact: Contact; problems: ContactProblem[] }

/**
 * Phone and place after an edit, as they are stored, and the problems of the edit. Unedited values stay, whether or not
 * they would be accepted today. `complete` also asks for what members are found by.
 */
export function settleContact(
  { phone, location, address, city, state, zip, country }: Contact,
  { phone: typed = phone, ...edit }: ContactEdit,
  { complete = false } = {},
): Settled {
  const { place, problems } = settlePlace({ location, address, city, state, zip, country }, edit)
  const missing = complete
    ? missingParts(place).filter(({ field }) => !problems.some((one) => one.field === field))
    : []
  const read = typed && typed !== phone ? readPhone(typed, countryCode(place.country) ?? 'US') : typed
  return {
    contact: { ...place, phone: read ?? phone },
    problems: [
      ...(read === undefined ? [{ field: 'phone', message: phoneProblem } as const] : []),
      ...problems,
      ...missing,
    ],
  }
}

/** The contact that was settled, or a refusal that names the fields by their path in the request. */
export function acceptedContact({ contact, problems }: Settled, at = 'body'): Contact {
  const [first] = problems
  if (!first) return contact
  throw new AppError('invalid', 'validation_failed', `${first.field}: ${first.message}`, {
    errors: problems.map(({ field, message }) => ({ path: `${at}.${field}`, message })),
  })
}
