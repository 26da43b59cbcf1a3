import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Password } from '#shared/platform/security/password.ts'
import { Email } from '#shared/platform/users/email.ts'
import { isBusiness, PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { profileFields } from '#shared/platform/users/profile-fields.ts'
import { line } from '#shared/text.ts'

/**
 * The data of a registration. A business also says how to reach it, because a person checks it; others are
 * asked later.
 */
export const RegistrationData = z
  .strictObject({
    name: profileFields.name,
    membershipType: PublicMembershipType,
    companyName: z.optional(profileFields.companyName),
    phone: z.optional(profileFields.phone),
    city: z.optional(profileFields.city),
    state: z.optional(profileFields.state),
    country: z.optional(profileFields.country),
    /** The place in one line, for callers that do not tell its parts apart. */
    location: z.optional(line(120)),
  })
  .check(({ value, issues }) => {
    if (!isBusiness(value.membershipType)) return
    const ask = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] })
    if (!value.companyName) ask('companyName', 'Enter the name of your business or club')
    if (!value.phone) ask('phone', 'Enter the phone number of your business or club')
    if (!value.city && !value.location) ask('city', 'Enter your city')
  })
export type RegistrationData = z.infer<typeof RegistrationData>

export const RegistrationForm = z.strictObject({
  email: Email,
  password: Password,
  userData: RegistrationData,
  captchaToken: z.string().check(z.minLength(1, 'Confirm that you are human'), z.maxLength(4096)),
  /** The secret from the link of an invitation. */
  invitation: z.optional(z.string().check(z.maxLength(200))),
  /** Subscribes to the newsletter once the registration is complete. */
  wantsNewsletter: z.optional(z.boolean()),
})
export type RegistrationForm = z.infer<typeof RegistrationForm>

export const registerAccount = route({
  name: 'registerAccount',
  method: 'POST',
  path: '/api/accounts/register',
  auth: 'public',
  summary: 'Register with an email address and a password',
  body: RegistrationForm,
  response: z.object({ success: z.literal(true), user: z.object({ email: z.string() }) }),
  status: 201,
  errors: [
    'captcha_failed',
    'captcha_unavailable',
    'weak_password',
    'invalid_email',
    'breached_password',
    'user_creation_failed',
    'registration_unavailable',
    'registration_failed',
    'membership_closed',
    'invitation_not_found',
    'invitation_not_yours',
  ],
  rateLimit: { max: 5, seconds: 3600, per: 'ip' },
})

export const listBreachedPasswords = route({
  name: 'listBreachedPasswords',
  method: 'GET',
  path: '/api/accounts/breached-passwords/:prefix',
  auth: 'public',
  summary: 'The endings of the SHA-1 hashes of leaked passwords that start with five given characters',
  params: z.strictObject({ prefix: z.string().check(z.regex(/^[0-9A-Fa-f]{5}$/)) }),
  response: z.object({ suffixes: z.array(z.string()) }),
  rateLimit: { max: 30, seconds: 900, per: 'ip' },
})

export const resendVerification = route({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/accounts/resend-verification',
  auth: 'public',
  summary: 'Resend the verification email; the answer is the same whether or not the address is known',
  body: z.strictObject({ email: Email }),
  response: z.object({ success: z.literal(true) }),
  status: 202,
  rateLimit: { max: 3, seconds: 3600, per: 'ip' },
})

export const requestPasswordReset = route({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/accounts/forgot-password',
  auth: 'public',
  summary:
    'Send a link to choose a new password, or to verify the address first; the answer is the same whether or not the address is known',
  body: z.strictObject({ email: Email }),
  response: z.object({ success: z.literal(true) }),
  status: 202,
  rateLimit: { max: 10, seconds: 3600, per: 'ip' },
})
