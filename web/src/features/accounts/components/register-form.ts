import * as z from 'zod/mini'
import { RegistrationForm } from '#shared/accounts/contract.ts'
import { isBusiness, PublicMembershipType } from '#shared/users/membership-type.ts'

/** The server’s form, and what only a person at the keyboard can be asked for: a business has a name. */
export const RegisterForm = RegistrationForm.check(
  z.refine(({ userData }) => !isBusiness(userData.membershipType) || Boolean(userData.companyName), {
    path: ['userData', 'companyName'],
    error: 'Enter the name of your business or club',
  }),
  z.refine(({ password }) => password === password.trim(), {
    path: ['password'],
    error: 'A password cannot start or end with a space',
  }),
)

/** The membership that a link asked for, or the free one. */
export const membershipOf = (asked: string | null) =>
  PublicMembershipType.options.find((type) => type === asked) ?? 'competitor'
