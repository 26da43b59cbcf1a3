import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'

const Verdict = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
})
type Verdict = z.infer<typeof Verdict>

const timeoutMs = 2000

/** The host of a demonstration: the published keys that let everyone pass name neither host nor action. */
const anyHost = 'any'

/**
 * Asks Turnstile whether a person solved the challenge on this site and for this action. Anything but a clear yes is a
 * no. Turnstile itself makes sure that a token counts once, for 300 seconds.
 */
export async function verifyCaptcha(token: string, action: string, ip: string): Promise<void> {
  const verdict = await ask(token, ip)
  const host = env('CAPTCHA_HOST')
  const meantHere = host === anyHost || (verdict.hostname === host && verdict.action === action)
  if (verdict.success && meantHere) return
  if (verdict.success)
    log.warn('security.captcha_elsewhere', { host: verdict.hostname, action: verdict.action })
  throw new AppError('unprocessable', 'captcha_failed', 'Please confirm again that you are human.')
}

async function ask(token: string, ip: string): Promise<Verdict> {
  try {
    const response = await fetch(env('CAPTCHA_VERIFY_URL'), {
      method: 'POST',
      body: new URLSearchParams({ secret: env('CAPTCHA_SECRET'), response: token, remoteip: ip }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return z.parse(Verdict, await response.json())
  } catch (error) {
    log.error('captcha.unreachable', { error })
    throw new AppError(
      'unavailable',
      'captcha_unavailable',
      'We could not check that you are human. Please try again.',
    )
  }
}
