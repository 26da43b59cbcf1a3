import { json } from '../json-response.ts'
import type { LocalService } from '../service.ts'

const lifetimeMs = 300_000
const used = new Map<string, number>()

/** The local placeholder sends `laptop-captcha:<action>:<something new>`; this verifier knows no other token. */
const placeholder = /^laptop-captcha:([\w-]{1,32}):[\w-]{8,64}$/

/** Stands in for Turnstile’s siteverify: same question, same shape of answer, and a token counts once. */
export const captchaService: LocalService = async ({ method, body }) => {
  if (method !== 'POST') return refusal('bad-request')
  const token = new URLSearchParams(body.toString('utf8')).get('response') ?? ''
  const action = placeholder.exec(token)?.[1]
  if (!action) return refusal('invalid-input-response')
  const now = Date.now()
  for (const [old, at] of used) if (now - at > lifetimeMs) used.delete(old)
  if (used.has(token)) return refusal('timeout-or-duplicate')
  used.set(token, now)
  return json(200, { success: true, hostname: 'localhost', action, 'error-codes': [] })
}

const refusal = (code: string) => json(200, { success: false, 'error-codes': [code] })
