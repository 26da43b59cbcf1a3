import { json } from '../json-response.ts'
import type { LocalService } from '../service.ts'

/** What the local placeholder sends; there is no other token that this verifier accepts. */
export const laptopToken = 'laptop-captcha'

/** Stands where Turnstile’s siteverify stands: same question, same shape of answer. */
export const captchaService: LocalService = async ({ method, body }) => {
  if (method !== 'POST') return json(405, { success: false, 'error-codes': ['bad-request'] })
  const token = new URLSearchParams(body.toString('utf8')).get('response')
  return json(
    200,
    token === laptopToken
      ? { success: true, hostname: 'localhost', 'error-codes': [] }
      : { success: false, 'error-codes': ['invalid-input-response'] },
  )
}
