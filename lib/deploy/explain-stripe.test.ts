import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { DeployError } from './aws-query.ts'
import { explainStripe } from './explain-stripe.ts'

test('keys that Stripe refuses and a Stripe that does not answer are told in one line', () => {
  const refused = Object.assign(new Error('Invalid API Key provided'), { type: 'StripeAuthenticationError' })
  expect(() => explainStripe(refused)).toThrow(new DeployError('Stripe says: Invalid API Key provided'))
  const silent = new AppError('unavailable', 'payment_provider_unavailable', 'Try again in a moment.')
  expect(() => explainStripe(silent)).toThrow(/^Stripe does not answer\. [^\n]*$/)
})

test('a bug keeps its whole story', () => {
  const bug = new TypeError('plan is undefined')
  expect(() => explainStripe(bug)).toThrow(bug)
})
