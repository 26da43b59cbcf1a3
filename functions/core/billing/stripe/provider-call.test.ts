import { expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { providerCall, stripeCode } from './provider-call.ts'

printLogsWith(() => undefined)

type Said = { type: string; statusCode: number; code?: string; param?: string }

const refused = async (said: Said) =>
  providerCall(async () => {
    throw Object.assign(new Error('refused'), said)
  }).catch((error: unknown) => error)

const invalid = { type: 'StripeInvalidRequestError', statusCode: 400 }

test.each<[string, Said]>([
  ['the state of an object, which has no code', invalid],
  ['what is gone', { ...invalid, statusCode: 404, code: 'resource_missing', param: 'id' }],
  ['an invoice that is paid', { ...invalid, code: 'invoice_already_paid' }],
  ['an invoice that is final', { ...invalid, code: 'invoice_not_editable' }],
  ['a subscription without another invoice', { ...invalid, code: 'invoice_upcoming_none' }],
  ['a payment in another state', { ...invalid, code: 'payment_intent_unexpected_state' }],
  ['a charge that was given back', { ...invalid, code: 'charge_already_refunded' }],
])('what the card provider refuses because of %s came too late, and keeps its name', async (_, said) => {
  const error = await refused(said)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ kind: 'conflict', code: 'no_longer_possible' })
  expect(stripeCode(error)).toBe(said.code ?? said.type)
})

test.each<[string, Said]>([
  ['a parameter that is unknown', { ...invalid, code: 'parameter_unknown', param: 'itms' }],
  ['a parameter that does not fit', { ...invalid, param: 'items' }],
  ['a path that leads nowhere', { ...invalid, statusCode: 404 }],
  ['a key that is not known', { type: 'StripeAuthenticationError', statusCode: 401 }],
])('what it refuses because of %s is a bug of ours', async (_, said) => {
  expect(await refused(said)).not.toBeInstanceOf(AppError)
})
