import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { view } from '../../provider/store/view.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import { confirmAndSettle } from '../billing/pay-invoice.ts'
import type { Engine } from '../engine.ts'
import { authenticateSetup } from '../resources/setup-intents.ts'
import type { PaymentIntent, SetupIntent } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { page } from './page.ts'

type Intent = PaymentIntent | SetupIntent

const find = (tx: Transaction, id: string): Intent | undefined =>
  tx.get('payment_intent', id) ?? tx.get('setup_intent', id)

/** The bank's page: GET asks the person, POST takes the answer. Leaving it is abandoning the payment. */
export function createThreeDSecurePage(engine: Engine) {
  return ({ method, path, query, body }: LocalRequest): LocalResponse => {
    const id = path.split('/')[2] ?? ''
    const given = method === 'POST' ? new URLSearchParams(body.toString('utf8')) : query
    const secret = given.get('client_secret')
    const intent = find(engine.begin({ id: null, idempotency_key: null }), id)
    if (!intent || intent.client_secret !== secret)
      return page(404, 'Not found', '<p>There is no such payment.</p>')
    if (intent.status !== 'requires_action')
      return page(
        method === 'POST' ? 409 : 200,
        'Nothing to confirm',
        '<p>This payment no longer needs confirmation.</p>',
      )
    if (method === 'POST') return answer(engine, id, given.get('outcome') === 'pass')
    return question(intent)
  }
}

function answer(engine: Engine, id: string, passed: boolean): LocalResponse {
  const intent = engine.transact({ id: null, idempotency_key: null }, (tx) => {
    const found = find(tx, id) as Intent
    tx.get('customer', found.customer)
    if (found.object === 'setup_intent') return authenticateSetup(tx, found, passed)
    const method = tx.need('payment_method', found.payment_method ?? '')
    confirmAndSettle(tx, found, method, { offSession: false, authenticated: passed })
    return found
  })
  return {
    status: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    },
    body: JSON.stringify(view(intent)),
  }
}

function question(intent: Intent): LocalResponse {
  const amount = 'amount' in intent ? `<p class="amount">$${(intent.amount / 100).toFixed(2)}</p>` : ''
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? ''
  return page(
    200,
    'Confirm with your bank',
    `${amount}<p>The bank would ask for a code here. How should it respond?</p>
<form method="post" id="answer" data-return="${escapeHtml(returnUrl)}" data-intent="${escapeHtml(intent.id)}">
<input type="hidden" name="client_secret" value="${escapeHtml(intent.client_secret ?? '')}">
<button name="outcome" value="pass">Complete authentication</button>
<button name="outcome" value="fail" class="quiet">Fail authentication</button>
<button type="button" class="quiet" id="abandon">Leave without answering</button>
</form>
<p id="result" role="status"></p>`,
    'three-d-secure.js',
  )
}
