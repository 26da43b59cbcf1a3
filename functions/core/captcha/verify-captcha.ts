import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { log } from '#core/log/log.ts'
import { AppError } from '#shared/errors.ts'

const Verdict = z.object({ success: z.boolean(), action: z.optional(z.string()) })

const timeoutMs = 2000

/** Asks Turnstile whether a person solved the challenge for this action. Anything but a clear yes is a no. */
export async function verifyCaptcha(token: string, action: string, ip: string): Promise<void> {
  let verdict: z.infer<typeof Verdict>
  try {
    const response = await fetch(env('CAPTCHA_VERIFY_URL'), {
      method: 'POST',
      body: new URLSearchParams({ secret: env('CAPTCHA_SECRET'), response: token, remoteip: ip }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    verdict = z.parse(Verdict, await response.json())
  } catch (error) {
    log.error('captcha.unreachable', { error })
    throw new AppError(
      'unavailable',
      'captcha_unavailable',
      'The human check did not answer. Please try again.',
    )
  }
  if (!verdict.success || (verdict.action && verdict.action !== action))
    throw new AppError('unprocessable', 'captcha_failed', 'Please confirm again that you are human.')
}
