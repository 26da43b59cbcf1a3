import { AppError, type FieldError } from '#shared/errors.ts'
import { readPhone } from '#shared/platform/phone/read-phone.ts'
import { countries } from '#shared/platform/places/countries.ts'
import { regionCode, regionsOf } from '#shared/platform/places/regions.ts'
import { isZone } from '#shared/platform/time/is-zone.ts'
import { plannedInstant } from '#shared/platform/time/planned-instant.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { phoneProblem } from '#shared/platform/users/settle-contact.ts'
import { isFree } from './entry-cost.ts'
import type { Event } from './event.ts'
import type { EventFields, EventForm } from './event-fields.ts'

type TimeField =
  | 'startsAt'
  | 'endsAt'
  | 'entriesOpenAt'
  | 'entriesCloseAt'
  | 'checkInOpensAt'
  | 'checkInClosesAt'

/** Every field of it is named, so that one that was left out takes the place of what was there. */
type Stated<Fields> = { [Field in keyof Required<Fields>]: Fields[Field] }

/** The stored part of a form, with the calendar days at the venue. */
export type SettledEvent = Stated<EventFields & Pick<Event, 'startsOn' | 'endsOn'>> & Pick<Event, 'point'>

/**
 * Returns a form as it is stored: times as instants, the state by its code, the phone number as it is dialed.
 * Refuses anything invalid by its field.
 */
export function settleEvent(form: EventForm): SettledEvent {
  const { contactPhone, timeZone, ...said } = form
  const { startsAt, endsAt, ...times } = instantsOf(form)
  const problems = problemsOf(form)
  if (problems.length > 0) throw refusal('invalid', 'validation_failed', problems)
  const dayOf = (at: string | undefined) => (at && timeZone ? wallTime(at, timeZone).slice(0, 10) : undefined)
  return {
    ...said,
    capacity: form.capacity,
    contactEmail: form.contactEmail,
    websiteUrl: form.websiteUrl,
    postalCode: form.country === 'US' ? form.postalCode : undefined,
    state: regionCode(form.country, form.state) ?? form.state,
    rulebook: form.rulebook ?? form.seasons[0]?.rulebook,
    payment: isFree(form) ? 'free' : form.payment,
    timeZone,
    contactPhone: contactPhone ? dialed(contactPhone, form.country) : undefined,
    ...times,
    startsAt,
    endsAt,
    startsOn: dayOf(startsAt),
    endsOn: dayOf(endsAt),
  }
}

function instantsOf(form: EventForm) {
  const at = (field: TimeField) => {
    const typed = form[field]
    return typed && plannedInstant({ ...typed, zone: zoneOf(form) }, `body.${field}`)
  }
  return {
    startsAt: at('startsAt'),
    endsAt: at('endsAt'),
    entriesOpenAt: at('entriesOpenAt'),
    entriesCloseAt: at('entriesCloseAt'),
    checkInOpensAt: at('checkInOpensAt'),
    checkInClosesAt: at('checkInClosesAt'),
  }
}

function zoneOf({ timeZone }: EventForm): string {
  if (timeZone && isZone(timeZone)) return timeZone
  const message = timeZone ? 'Choose a time zone from the list.' : 'Choose the time zone of the venue first.'
  throw refusal('unprocessable', 'time_missing', [{ path: 'body.timeZone', message }])
}

function problemsOf({ country, state, fees, payment, classes, timeZone }: EventForm): FieldError[] {
  const rules: [boolean, string, string][] = [
    [!countries.some(([code]) => code === country), 'country', 'Choose a country from the list'],
    [
      state !== '' && regionsOf(country).length > 0 && !regionCode(country, state),
      'state',
      country === 'CA' ? 'Choose a province' : 'Choose a state',
    ],
    [timeZone !== undefined && !isZone(timeZone), 'timeZone', 'Choose a time zone from the list.'],
    [fees.earlyOffCents > fees.registrationFeeCents, 'fees.earlyOffCents', 'Must be at most the entry fee'],
    [fees.proOffCents > fees.registrationFeeCents, 'fees.proOffCents', 'Must be at most the entry fee'],
    [payment === 'free' && !isFree({ fees, classes }), 'payment', 'Choose how people pay'],
  ]
  return rules.filter(([broken]) => broken).map(([, field, message]) => ({ path: `body.${field}`, message }))
}

function dialed(typed: string, country: string): string {
  const number = readPhone(typed, country)
  if (number) return number
  throw refusal('unprocessable', 'phone_invalid', [{ path: 'body.contactPhone', message: phoneProblem }])
}

const refusal = (kind: 'invalid' | 'unprocessable', code: string, errors: FieldError[]) =>
  new AppError(kind, code, errors[0]?.message ?? 'The request is not valid.', { errors })
