import { askBank } from './bank-dialog.ts'
import { createElements, type ElementsOptions, type ShimElement, type ShimElements } from './elements.ts'
import { createInterface, failed, type ShimError } from './interface.ts'

type Json = { [name: string]: unknown }
type Intent = Json & {
  id: string
  status: string
  object: string
  client_secret: string
  next_action: Json | null
}
type Method = { card: ShimElement | { token: string }; billing_details?: object }
type CardData = {
  payment_method?: string | Method
  setup_future_usage?: string
  return_url?: string
  receipt_email?: string
}
type Confirm = {
  elements?: ShimElements
  clientSecret?: string
  confirmParams?: {
    return_url?: string
    payment_method?: string
    payment_method_data?: { billing_details?: object }
  }
  redirect?: 'always' | 'if_required'
}

const script = document.currentScript as HTMLScriptElement | null
const base = new URL('..', script?.src ?? `${location.origin}/_local/stripe/v3/stripe.js`).href.replace(
  /\/$/,
  '',
)

const isLaptop = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

const methodData = ({ card, billing_details: billing }: Method) => ({
  type: 'card',
  card: 'fields' in card ? cardOf(card) : card,
  billing_details: { ...billing, ...('fields' in card && postal(card, billing)) },
})

/** The fields of a card may be three elements; any of them represents all. */
const groups = new WeakMap<ShimElement, ShimElements>()
function cardOf(element: ShimElement) {
  const parts = groups.get(element)?.made ?? new Map([[element.type, element]])
  const [number, expiry, cvc] = ['cardNumber', 'cardExpiry', 'cardCvc'].map((type) =>
    parts.get(type)?.fields.card(),
  )
  if (!number) return element.fields.card()
  return { number: number.number, exp_month: expiry?.exp_month, exp_year: expiry?.exp_year, cvc: cvc?.cvc }
}
const postal = ({ fields }: ShimElement, billing: object | undefined) =>
  fields.postalCode()
    ? { address: { ...(billing as { address?: object })?.address, postal_code: fields.postalCode() } }
    : {}

function Stripe(key: string) {
  if (!/^pk_test_\w+$/.test(key)) throw new Error(`Invalid API Key provided: ${key.slice(0, 8)}…`)
  const ask = createInterface(base, key)

  async function confirm(
    secret: string,
    params: object,
    handleActions = true,
  ): Promise<{ intent?: Intent; error?: ShimError }> {
    const id = secret.split('_secret')[0] ?? ''
    const path = `/v1/${id.startsWith('seti') ? 'setup' : 'payment'}_intents/${id}`
    const answer = await ask<Intent>('POST', `${path}/confirm`, {
      ...params,
      client_secret: secret,
      use_stripe_sdk: true,
    })
    if (!answer.ok) return { error: answer.error }
    if (answer.value.status !== 'requires_action' || !handleActions) return outcome(answer.value)
    return authenticate(answer.value)
  }

  async function authenticate(intent: Intent): Promise<{ intent?: Intent; error?: ShimError }> {
    const answered = await askBank()
    if (answered === 'abandon') return { error: authenticationError(intent) }
    const body = new URLSearchParams({ client_secret: intent.client_secret, outcome: answered })
    try {
      const response = await fetch(`${base}/3ds/${intent.id}`, { method: 'POST', body })
      return outcome((await response.json()) as Intent)
    } catch {
      return { error: failed }
    }
  }

  const refusal = (result: { error?: ShimError }) => ({ error: result.error })
  const asPayment = (result: { intent?: Intent; error?: ShimError }) =>
    result.error ? refusal(result) : { paymentIntent: result.intent }
  const asSetup = (result: { intent?: Intent; error?: ShimError }) =>
    result.error ? refusal(result) : { setupIntent: result.intent }

  const withCard = (data: CardData = {}) => {
    const { payment_method: method, ...more } = data
    return typeof method === 'object'
      ? { ...more, payment_method_data: methodData(method) }
      : { ...more, payment_method: method }
  }
  const invalidIn = ({ payment_method: method }: CardData = {}) =>
    typeof method === 'object' && 'fields' in method.card ? method.card.fields.validate() : undefined

  async function retrieve(secret: string) {
    const id = secret.split('_secret')[0] ?? ''
    const noun = id.startsWith('seti') ? 'setup' : 'payment'
    const answer = await ask<Intent>('GET', `/v1/${noun}_intents/${id}`, { client_secret: secret })
    return answer.ok ? { intent: answer.value } : { error: answer.error }
  }

  async function confirmWithElements({
    elements,
    clientSecret,
    confirmParams = {},
    redirect = 'always',
  }: Confirm) {
    const secret = clientSecret ?? elements?.clientSecret()
    if (!secret) throw new Error('confirm needs a clientSecret, given here or to elements().')
    const element = elements?.getElement('payment') ?? elements?.getElement('card')
    const invalid = element?.fields.validate()
    if (invalid) return { error: invalid }
    const { payment_method_data: data, payment_method: method } = confirmParams
    const billing = data?.billing_details
    const params = element
      ? { payment_method_data: methodData({ card: element, ...(billing && { billing_details: billing }) }) }
      : { payment_method: method }
    const result = await confirm(secret, params)
    if (result.intent && redirect === 'always' && confirmParams.return_url) {
      const noun = result.intent.object
      const query = {
        [noun]: result.intent.id,
        [`${noun}_client_secret`]: secret,
        redirect_status: 'succeeded',
      }
      const url = new URL(confirmParams.return_url)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      location.assign(url)
      return new Promise<never>(() => undefined)
    }
    return result
  }

  return {
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
    elements(options?: ElementsOptions) {
      const elements = createElements(options)
      const { create } = elements
      elements.create = (...given) => {
        const element = create(...given)
        groups.set(element, elements)
        return element
      }
      return elements
    },
    async createToken(element: ShimElement, data: { name?: string } = {}) {
      const invalid = element.fields.validate()
      if (invalid) return { error: invalid }
      const answer = await ask('POST', '/v1/tokens', { card: { ...cardOf(element), name: data.name } })
      return answer.ok ? { token: answer.value } : { error: answer.error }
    },
    async createPaymentMethod(
      given: Method & { elements?: ShimElements; params?: { billing_details?: object } },
    ) {
      const card = given.card ?? given.elements?.getElement('payment') ?? given.elements?.getElement('card')
      const invalid = card && 'fields' in card ? card.fields.validate() : undefined
      if (invalid) return { error: invalid }
      const billing = given.billing_details ?? given.params?.billing_details
      const answer = await ask(
        'POST',
        '/v1/payment_methods',
        methodData({ card, ...(billing && { billing_details: billing }) }),
      )
      return answer.ok ? { paymentMethod: answer.value } : { error: answer.error }
    },
    async confirmCardPayment(secret: string, data?: CardData, { handleActions = true } = {}) {
      const invalid = invalidIn(data)
      return invalid ? { error: invalid } : asPayment(await confirm(secret, withCard(data), handleActions))
    },
    async confirmCardSetup(secret: string, data?: CardData, { handleActions = true } = {}) {
      const invalid = invalidIn(data)
      return invalid ? { error: invalid } : asSetup(await confirm(secret, withCard(data), handleActions))
    },
    confirmPayment: async (given: Confirm) => asPayment(await confirmWithElements(given)),
    confirmSetup: async (given: Confirm) => asSetup(await confirmWithElements(given)),
    retrievePaymentIntent: async (secret: string) => asPayment(await retrieve(secret)),
    retrieveSetupIntent: async (secret: string) => asSetup(await retrieve(secret)),
    async handleNextAction({ clientSecret }: { clientSecret: string }) {
      const { intent, error } = await retrieve(clientSecret)
      if (!intent) return { error }
      const result = intent.status === 'requires_action' ? await authenticate(intent) : { intent }
      return intent.object === 'setup_intent' ? asSetup(result) : asPayment(result)
    },
    async handleCardAction(clientSecret: string) {
      return this.handleNextAction({ clientSecret })
    },
  }
}

function outcome(intent: Intent): { intent?: Intent; error?: ShimError } {
  const error = (intent.last_payment_error ?? intent.last_setup_error) as ShimError | null
  return intent.status === 'requires_payment_method' && error
    ? { error: { ...error, [intent.object]: intent } }
    : { intent }
}

const authenticationError = (intent: Intent): ShimError => ({
  type: 'invalid_request_error',
  code: `${intent.object}_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  [intent.object]: intent,
})

if (!isLaptop)
  throw new Error(
    'This stands in for Stripe.js on a laptop and runs nowhere else; load https://js.stripe.com instead.',
  )
Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
