import type { Choice } from '../billing/consent.ts'
import type { Context, Cycle } from '../store/kinds.ts'
import { decimalOf } from '../wire/decimal.ts'
import { payerForm, type Way } from './payer-form.ts'

type Asked = {
  token: string
  plan: string
  cycles: Cycle[]
  /** The amount charged right away, in cents; undefined when a plan is changed. */
  due: number | undefined
  context: Context
  email: string
  /** The choices so far, and their result. */
  chosen: Choice['funding'] | undefined
  trouble: string | undefined
}

const ways: Way[] = [
  { value: 'balance', label: 'PayPal balance', hint: 'Pays right away, now and later.' },
  {
    value: 'echeck',
    label: 'Bank account, by eCheck',
    hint: 'The payment is pending and arrives in three days.',
  },
  {
    value: 'declined_later',
    label: 'Card that pays once',
    hint: 'Pays now, but declines all later payments.',
  },
  { value: 'declined', label: 'Card that is declined', hint: 'Declines every payment.' },
]

/** Returns the ways a payer may pay: a transfer that takes days is not always accepted. */
export const waysOf = ({ immediateOnly }: Context) =>
  ways.filter(({ value }) => value !== 'echeck' || !immediateOnly)

/** The terms the payer is asked to agree to, and the way to pay. */
export function consentForm({ token, plan, cycles, due, context, email, chosen, trouble }: Asked): string {
  const rows: [string, string][] = [
    ['Plan', plan],
    ...cycles.map((cycle): [string, string] => [
      cycle.tenure === 'TRIAL' ? 'Trial' : 'Price',
      priceOf(cycle),
    ]),
    [
      'Due now',
      due === undefined ? 'Nothing; the change starts with the next billing' : `$${decimalOf(due)}`,
    ],
  ]
  const verb = due === undefined ? 'change' : context.subscribesNow ? 'subscribe' : 'continue'
  return payerForm({
    rows,
    token: ['ba_token', token],
    ways: waysOf(context),
    agree: `Agree and ${verb}`,
    brand: context.brand,
    email,
    chosen,
    trouble,
  })
}

function priceOf({ prices, unit, count, total }: Cycle): string {
  const cents = prices.at(-1)?.cents ?? 0
  const every = count === 1 ? `every ${unit.toLowerCase()}` : `every ${count} ${unit.toLowerCase()}s`
  const times = total === 0 ? '' : total === 1 ? ', once' : `, ${total} times`
  return `${cents === 0 ? 'Free' : `$${decimalOf(cents)}`} ${every}${times}`
}
