import * as z from 'zod/mini'
import { NewsletterEmail, subscribeToNewsletter } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import type { CaptchaProps } from '#web/features/platform/captcha/components/captcha-props.ts'
import type { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { trackForm } from '#web/lib/analytics/track.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** What a press came to: nothing yet, or one of these. */
export type SignUp = { success?: string; refusal?: string; wrongAddress?: string; needsProof?: true }

export const SignUpProof = (props: Omit<CaptchaProps, 'action'>) => <Captcha {...props} action="newsletter" />

/** Sends the form once, however often it is pressed. A wrong address takes the focus. */
export async function signUp(
  form: HTMLFormElement,
  captchaToken: string,
  keys: ReturnType<typeof attemptKeys>,
): Promise<SignUp> {
  const field = form.elements.namedItem('email')
  const typed = field instanceof HTMLInputElement ? field.value : ''
  const email = z.safeParse(NewsletterEmail, typed)
  const refuseAddress = (wrongAddress = ''): SignUp => {
    if (field instanceof HTMLInputElement) field.focus()
    return { wrongAddress }
  }
  if (!email.success) return refuseAddress(email.error.issues[0]?.message)
  if (!captchaToken) return { needsProof: true }
  const body = { email: email.data, captchaToken }
  try {
    const { message } = await call(
      subscribeToNewsletter,
      { body },
      { idempotencyKey: keys.keyFor(email.data) },
    )
    keys.settle()
    trackForm(form, 'accepted')
    return { success: message }
  } catch (error) {
    trackForm(form, 'refused')
    if (!(error instanceof ApiError) || error.status === 0)
      return { refusal: 'An error occurred. Please try again later.' }
    const wrong = error.errors?.find(({ path }) => path === 'body.email')
    if (wrong) return refuseAddress(wrong.message)
    return { refusal: refusalOf(error) }
  }
}

/** An answer of something on the way, such as a proxy, has no sentence for people. */
const refusalOf = ({ code, detail }: ApiError): string =>
  code.startsWith('http_') || !detail ? 'Failed to subscribe. Please try again.' : detail
