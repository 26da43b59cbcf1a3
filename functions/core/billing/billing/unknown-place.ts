import { stripeCode } from '#core/billing/stripe/provider-call.ts'
import { AppError } from '#shared/errors.ts'

const sentence = 'We could not find this address. Check the country and the ZIP code.'

export const unknownPlace = () =>
  new AppError('unprocessable', 'billing_address_unknown', sentence, {
    errors: [{ path: 'body.postalCode', message: sentence }],
  })

const isUnknownPlace = (error: unknown) =>
  ['customer_tax_location_invalid', 'country_code_invalid'].includes(stripeCode(error) ?? '')

/** Turns the card provider’s word for an address that it cannot tax into a refusal that says what to look at. */
export async function refuseUnknownPlace<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isUnknownPlace(error) ? unknownPlace() : error
  }
}

export const addressRequired = () =>
  new AppError(
    'unprocessable',
    'billing_address_required',
    'Add your billing address first. We need it to calculate the tax.',
  )
