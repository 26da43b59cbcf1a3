import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { User } from '#shared/platform/users/user.ts'

export const daysOfGrace = 14

export const DeletionForm = z.strictObject({
  confirmation: z.literal('DELETE', 'Type DELETE in capital letters'),
  /** For accounts that have one. */
  password: z.optional(z.string().check(z.maxLength(256))),
})
export type DeletionForm = z.infer<typeof DeletionForm>

export const requestDeletion = route({
  name: 'requestDeletion',
  method: 'POST',
  path: '/api/users/me/deletion',
  auth: 'member',
  whileImpersonating: 'refused',
  answersSecret: true,
  summary: 'Delete the caller’s account, 14 days from now',
  body: DeletionForm,
  response: User,
  errors: ['wrong_password', 'log_in_again', 'administrator_stays', 'org_last_owner'],
  rateLimit: { max: 10, seconds: 3600, per: 'user' },
})

export const cancelDeletion = route({
  name: 'cancelDeletion',
  method: 'DELETE',
  path: '/api/users/me/deletion',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Keep the account; a second call changes nothing',
  response: User,
  errors: ['deletion_begun'],
})
