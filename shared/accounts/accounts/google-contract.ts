import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { RegistrationData } from './contract.ts'

export const googleSessionExpired = 'Google OAuth session expired. Please try again.'

/** A handle for a person Google has identified and no one here knows yet; valid once, for ten minutes. */
const Handle = z.string().check(z.regex(/^[\w-]{43}$/, googleSessionExpired))

export const GoogleIdentity = z.object({ email: z.string(), name: z.string() })
export type GoogleIdentity = z.infer<typeof GoogleIdentity>

export const readGoogleSession = route({
  name: 'readGoogleSession',
  method: 'POST',
  path: '/api/accounts/google-session',
  auth: 'public',
  summary: 'The person that Google has identified for a registration',
  body: z.strictObject({ handle: Handle }),
  response: GoogleIdentity,
  errors: ['google_session_expired'],
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
})

export const GoogleRegistrationForm = z.strictObject({
  handle: Handle,
  userData: RegistrationData,
  captchaToken: z.string().check(z.minLength(1, 'Confirm that you are human'), z.maxLength(4096)),
  /** The secret from the link of an invitation. */
  invitation: z.optional(z.string().check(z.maxLength(200))),
  /** Subscribes to the newsletter once the registration is complete. */
  wantsNewsletter: z.optional(z.boolean()),
})
export type GoogleRegistrationForm = z.infer<typeof GoogleRegistrationForm>

export const registerWithGoogle = route({
  name: 'registerWithGoogle',
  method: 'POST',
  path: '/api/accounts/register-google',
  auth: 'public',
  summary: 'Register the person that Google has identified, without a password',
  body: GoogleRegistrationForm,
  response: z.object({
    success: z.literal(true),
    email: z.string(),
    /** True if the account is new; a member whose login was lost gets their own account back. */
    created: z.boolean(),
  }),
  status: 201,
  errors: [
    'captcha_failed',
    'captcha_unavailable',
    'google_session_expired',
    'account_exists',
    'user_creation_failed',
    'registration_unavailable',
    'membership_closed',
    'invitation_not_found',
    'invitation_not_yours',
  ],
  rateLimit: { max: 10, seconds: 3600, per: 'ip' },
})
