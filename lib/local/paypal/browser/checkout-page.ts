import { escapeHtml } from '../../escape-html.ts'
import { page } from '../../provider/browser/page.ts'
import { redirect } from '../../redirect.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import { dueAtStart } from '../billing/activate.ts'
import { type Choice, giveConsent, isOpen } from '../billing/consent.ts'
import { planOf, type Terms, termsOf } from '../billing/plan-of.ts'
import type { Engine } from '../engine.ts'
import type { Approval, Context, Cycle } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { decimalOf } from '../wire/decimal.ts'

const ways: { value: Choice['funding']; label: string; hint: string }[] = [
  { value: 'balance', label: 'PayPal balance', hint: 'Pays at once, now and later.' },
  {
    value: 'echeck',
    label: 'Bank account, by eCheck',
    hint: 'The payment is pending and arrives in three days.',
  },
  { value: 'declined_later', label: 'Card that pays once', hint: 'Pays now; everything later is declined.' },
  { value: 'declined', label: 'Card that is declined', hint: 'Nothing can be paid with it.' },
]

const inPage = (title: string, content: string, status = 200, formTargets: string[] = []) =>
  page({ base: '/_local/paypal', mark: 'PayPal, emulated', title, content, status, formTargets })

/** Where the payer is asked: GET shows what is asked for, POST takes the answer and leads back to the shop. */
export function createCheckoutPage(engine: Engine) {
  return ({ method, query, body }: LocalRequest): LocalResponse => {
    engine.runDue()
    const given = method === 'POST' ? new URLSearchParams(body.toString('utf8')) : query
    const tx = engine.begin()
    const approval = tx.get('approval', given.get('ba_token') ?? '')
    if (!approval) return inPage('Not found', '<p>There is nothing to agree to here.</p>', 404)
    if (!isOpen(tx, approval))
      return inPage('Nothing to agree to', '<p>This was answered already, or it holds no more.</p>', 410)
    if (method !== 'POST') return question(tx, approval)
    const { returnUrl, cancelUrl } = contextOf(tx, approval)
    const told = { subscription_id: approval.subscription, ba_token: approval.id, token: approval.token }
    if (given.get('decision') !== 'agree') return redirect(cancelUrl, told)
    const choice = choiceOf(given)
    if (!choice) return question(tx, approval, 'Enter an e-mail address and choose how to pay.')
    if (!giveConsent(tx, approval, choice))
      return question(engine.begin(), approval, 'This way to pay was declined. Choose another one.')
    engine.keep(tx, [])
    return redirect(returnUrl, told)
  }
}

function choiceOf(given: URLSearchParams): Choice | undefined {
  const email = given.get('email')?.trim() ?? ''
  const way = ways.find(({ value }) => value === given.get('funding'))
  return way && /^[^@\s]+@[^@\s]+$/.test(email) && email.length <= 254
    ? { email, funding: way.value }
    : undefined
}

const contextOf = (tx: Transaction, { change, subscription }: Approval): Context =>
  change?.context ?? tx.need('subscription', subscription).context

function termsAsked(tx: Transaction, { change, subscription }: Approval): Terms {
  if (!change) return planOf(tx, tx.need('subscription', subscription))
  return termsOf(tx.need('plan', change.plan), change.override)
}

function question(tx: Transaction, approval: Approval, trouble?: string): LocalResponse {
  const subscription = tx.need('subscription', approval.subscription)
  const context = contextOf(tx, approval)
  const { plan, cycles } = termsAsked(tx, approval)
  const email = tx.get('payer', subscription.payer)?.email ?? subscription.subscriber.email_address ?? ''
  const due = approval.change
    ? 'Nothing; the change holds from the next billing on'
    : `$${decimalOf(dueAtStart(tx, subscription))}`
  const rows: [string, string][] = [
    ['Plan', plan.name],
    ...cycles.map((cycle): [string, string] => [
      cycle.tenure === 'TRIAL' ? 'Trial' : 'Price',
      priceOf(cycle),
    ]),
    ['To pay now', due],
  ]
  const offered = ways.filter(({ value }) => value !== 'echeck' || !context.immediateOnly)
  const verb = approval.change
    ? 'Agree and change'
    : context.subscribesNow
      ? 'Agree and subscribe'
      : 'Agree and continue'
  return inPage(
    approval.change ? `Change your plan with ${context.brand}` : `Subscribe to ${context.brand}`,
    `<table>${rows.map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>
${trouble ? `<p role="alert">${escapeHtml(trouble)}</p>` : ''}
<form method="post" action="/_local/paypal/checkoutnow">
<input type="hidden" name="ba_token" value="${escapeHtml(approval.id)}">
<label for="email">Your PayPal account</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(String(email) || 'payer@demo.test')}">
<fieldset><legend>How do you want to pay?</legend>
${offered
  .map(
    ({ value, label, hint }, index) =>
      `<label class="way"><input type="radio" name="funding" value="${value}"${index === 0 ? ' checked' : ''}><span>${label}<small>${hint}</small></span></label>`,
  )
  .join('\n')}
</fieldset>
<button name="decision" value="agree">${verb}</button>
<button name="decision" value="cancel" class="quiet" formnovalidate>Cancel and return to ${escapeHtml(context.brand)}</button>
</form>`,
    trouble ? 422 : 200,
    [...new Set([new URL(context.returnUrl).origin, new URL(context.cancelUrl).origin])],
  )
}

function priceOf({ prices, unit, count, total }: Cycle): string {
  const cents = prices.at(-1)?.cents ?? 0
  const every = count === 1 ? `every ${unit.toLowerCase()}` : `every ${count} ${unit.toLowerCase()}s`
  const times = total === 0 ? '' : total === 1 ? ', once' : `, ${total} times`
  return `${cents === 0 ? 'Free' : `$${decimalOf(cents)}`} ${every}${times}`
}
