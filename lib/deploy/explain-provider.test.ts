import { expect, test } from 'vitest'
import { paypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import { AppError } from '#shared/errors.ts'
import { DeployError } from './aws-query.ts'
import { explain } from './explain-provider.ts'

test('keys that a provider refuses and a provider that does not answer are told in one line', () => {
  const refused = Object.assign(new Error('Invalid API Key provided'), { type: 'StripeAuthenticationError' })
  expect(() => explain('Stripe')(refused)).toThrow(new DeployError('Stripe says: Invalid API Key provided'))
  expect(() => explain('PayPal')(paypalProblem(401, { error: 'invalid_client' }, 'a token'))).toThrow(
    new DeployError('PayPal says: PayPal refused a token: invalid_client'),
  )
  const silent = new AppError('unavailable', 'payment_provider_unavailable', 'Try again in a moment.')
  for (const error of [silent, new TypeError('fetch failed')])
    expect(() => explain('PayPal')(error)).toThrow(/^PayPal is not responding\. [^\n]*$/)
})

test('a bug keeps its whole story', () => {
  const bug = new TypeError('plan is undefined')
  expect(() => explain('Stripe')(bug)).toThrow(bug)
})
