import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { notConnected } from '#core/billing/payment-settings/require-active.ts'
import { providerUnavailable } from '#core/billing/providers/provider-unavailable.ts'
import { env } from '#core/env.ts'
import { log } from '#core/platform/log/log.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { type Application, accessTokenOf } from './access-token.ts'
import { paypalProblem, paypalRefusal } from './paypal-problem.ts'

const liveUrl = 'https://api-m.paypal.com'
const sandboxUrl = 'https://api-m.sandbox.paypal.com'

/** Tests and real money are apart at PayPal by their addresses; any other address than PayPal’s is used as it is. */
export function paypalUrl(mode: 'test' | 'live'): string {
  const url = env('PAYPAL_API_URL')
  return url === liveUrl && mode === 'test' ? sandboxUrl : url
}

type Options = {
  body?: object
  /** Made of our own ids: under it PayPal does the same thing once. */
  requestId?: string
}

export type Paypal = {
  get<Answer>(path: string): Promise<Answer>
  post<Answer = void>(path: string, options?: Options): Promise<Answer>
  remove(path: string): Promise<void>
}

/** PayPal under the application of the mode in force, whether or not it takes anything new; refused without keys. */
export async function paypalClient(): Promise<Paypal> {
  const [{ mode }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets()])
  // Keys that were stored a moment ago may not be known here yet.
  const application = secrets[mode]?.paypal ?? (await readPaymentSecrets({ fresh: true }))[mode]?.paypal
  if (!application) throw notConnected('paypal')
  return paypalFor(mode, application)
}

export function paypalFor(
  mode: 'test' | 'live',
  { clientId, clientSecret }: Omit<Application, 'url'>,
): Paypal {
  const application = { url: paypalUrl(mode), clientId, clientSecret }
  const call = <Answer>(method: string, path: string, options?: Options) =>
    send<Answer>(application, method, path, options)
  return {
    get: (path) => call('GET', path),
    post: (path, options) => call('POST', path, options),
    remove: (path) => call('DELETE', path),
  }
}

const timeoutMs = 20_000

async function send<Answer>(
  application: Application,
  method: string,
  path: string,
  { body, requestId }: Options = {},
): Promise<Answer> {
  const attempt = async ({ renew }: { renew: boolean }) =>
    fetch(`${application.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await accessTokenOf(application, { renew })}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  const response = await attempt({ renew: false })
    // A token can end before its time.
    .then((first) => (first.status === 401 ? attempt({ renew: true }) : first))
    .catch((error: unknown) => {
      log.error('paypal.unavailable', { error })
      throw providerUnavailable()
    })
  const text = await response.text()
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer
  if (response.status >= 500 || response.status === 429) {
    log.error('paypal.unavailable', { status: response.status, path })
    throw providerUnavailable()
  }
  throw paypalRefusal(paypalProblem(response.status, parsed(text), `${method} ${path}`))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
