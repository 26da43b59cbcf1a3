import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { Impersonation, ImpersonationId } from './impersonation.ts'

export const startImpersonation = route({
  name: 'startImpersonation',
  method: 'POST',
  path: '/api/admin/impersonations',
  auth: 'admin',
  toOthers: 'Only admins can impersonate users',
  summary: 'Impersonate a member for half an hour',
  body: z.strictObject({ userId: UserId }),
  namesAnyUser: true,
  whileImpersonating: 'refused',
  status: 201,
  answersSecret: true,
  /** The handle is given this once; only its hash is kept. */
  response: z.object({ impersonation: Impersonation, handle: z.string() }),
  errors: ['target_not_found', 'target_is_admin', 'target_unusable'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const endImpersonation = route({
  name: 'endImpersonation',
  method: 'POST',
  path: '/api/admin/impersonations/:impersonationId/end',
  auth: 'admin',
  summary: 'Stop impersonating a member; a second call changes nothing',
  params: z.strictObject({ impersonationId: ImpersonationId }),
  response: Impersonation,
  errors: ['impersonation_not_found'],
})

export const ListedImpersonation = z.object({
  ...Impersonation.shape,
  adminName: z.string(),
  targetName: z.string(),
  running: z.boolean(),
})
export type ListedImpersonation = z.infer<typeof ListedImpersonation>

export const listImpersonations = route({
  name: 'listImpersonations',
  method: 'GET',
  path: '/api/admin/impersonations',
  auth: 'admin',
  summary: 'Who impersonated whom, newest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(ListedImpersonation),
  errors: ['invalid_cursor'],
})
