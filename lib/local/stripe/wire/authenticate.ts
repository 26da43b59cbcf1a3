import type { LocalRequest } from '../../service.ts'
import { apiVersion } from './api-version.ts'
import { invalid, StripeError } from './stripe-error.ts'

const refused = (status: number, message: string, code?: string) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...(code && { code }) })

/**
 * Any test key is good. A live key here would be a mistake worth a loud answer, except those of the laptop itself,
 * which open nothing else.
 */
export function authenticate(request: LocalRequest, browserMay: boolean): 'secret' | 'publishable' {
  const key = keyOf(request)
  const version = request.headers['stripe-version']
  if (version !== undefined && version !== apiVersion)
    throw invalid(`Invalid Stripe API version: ${version}. The emulator speaks ${apiVersion} only.`)
  if (!key)
    throw refused(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (/^(sk|rk)_(test_\w+|live_laptop)$/.test(key)) return 'secret'
  if (!/^pk_(test_\w+|live_laptop)$/.test(key))
    throw refused(401, `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`)
  if (!browserMay)
    throw refused(
      403,
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      'secret_key_required',
    )
  return 'publishable'
}

function keyOf({ headers, method, query, body }: LocalRequest): string | undefined {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
  const form = method === 'POST' ? new URLSearchParams(body.toString('utf8')) : query
  return form.get('key') ?? undefined
}
