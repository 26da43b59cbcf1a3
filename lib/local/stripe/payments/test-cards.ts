import type { Decline } from './declines.ts'

export type TestCard = {
  brand: 'visa' | 'mastercard' | 'amex'
  /** Refuses to be saved and to be charged. */
  declines?: Decline
  /** Can be saved; every charge declines. */
  chargesDecline?: Decline
  threeDSecure?: 'unless_set_up' | 'always' | 'on_session'
  alreadySetUp?: boolean
  declinesAuthenticated?: Decline
  dispute?: 'fraudulent' | 'product_not_received' | 'inquiry'
  earlyFraudWarning?: boolean
  refund?: 'pending' | 'fails'
}

const visa = (more: Omit<TestCard, 'brand'> = {}): TestCard => ({ brand: 'visa', ...more })

const cards: Record<string, TestCard> = {
  '4242424242424242': visa(),
  '4000056655665556': visa(),
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': visa({ declines: 'generic_decline' }),
  '4000000000009995': visa({ declines: 'insufficient_funds' }),
  '4000000000009987': visa({ declines: 'lost_card' }),
  '4000000000009979': visa({ declines: 'stolen_card' }),
  '4000000000006975': visa({ declines: 'card_velocity_exceeded' }),
  '4000000000000069': visa({ declines: 'expired_card' }),
  '4000000000000127': visa({ declines: 'incorrect_cvc' }),
  '4000000000000119': visa({ declines: 'processing_error' }),
  '4000000000000341': visa({ chargesDecline: 'generic_decline' }),
  '4000002500003155': visa({ threeDSecure: 'unless_set_up' }),
  '4000002760003184': visa({ threeDSecure: 'always' }),
  '4000003800000446': visa({ threeDSecure: 'on_session', alreadySetUp: true }),
  '4000008260003178': visa({ threeDSecure: 'unless_set_up', declinesAuthenticated: 'insufficient_funds' }),
  '4000008400001629': visa({ threeDSecure: 'always', declinesAuthenticated: 'generic_decline' }),
  '4000000000003220': visa({ threeDSecure: 'on_session' }),
  '4000000000003055': visa(),
  '4000000000000259': visa({ dispute: 'fraudulent' }),
  '4000000000002685': visa({ dispute: 'product_not_received' }),
  '4000000000001976': visa({ dispute: 'inquiry' }),
  '4000000000005423': visa({ earlyFraudWarning: true }),
  '4000000000007726': visa({ refund: 'pending' }),
  '4000000000005126': visa({ refund: 'fails' }),
}

/** The names of `pm_card_…` and `tok_…`. */
const aliases: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedLostCard: '4000000000009987',
  chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedVelocityLimitExceeded: '4000000000006975',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeCustomerFail: '4000000000000341',
  authenticationRequired: '4000002500003155',
  authenticationRequiredOnSetup: '4000002760003184',
  authenticationRequiredSetupForOffSession: '4000003800000446',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  threeDSecureRequiredChargeDeclined: '4000008400001629',
  threeDSecure2Required: '4000000000003220',
  threeDSecureOptional: '4000000000003055',
  createDispute: '4000000000000259',
  createDisputeProductNotReceived: '4000000000002685',
  createDisputeInquiry: '4000000000001976',
  createIssuerFraudRecord: '4000000000005423',
  pendingRefund: '4000000000007726',
  refundFail: '4000000000005126',
}

export const cardOf = (number: string): TestCard | undefined =>
  Object.hasOwn(cards, number) ? cards[number] : undefined

export function numberOfAlias(id: string): string | undefined {
  const name = /^(?:pm_card|tok)_(?:visa_(?!debit))?(\w+)$/.exec(id)?.[1] ?? ''
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined
}

/** The last digit of a card number proves the others. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number]
    .reverse()
    .map(Number)
    .reduce((total, digit, index) => {
      const weighed = index % 2 === 1 ? digit * 2 : digit
      return total + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
  return sum % 10 === 0
}
