import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const BlockedMember = z.object({ userId: UserId, name: z.string(), blockedAt: z.iso.datetime() })
export type BlockedMember = z.infer<typeof BlockedMember>

const params = z.strictObject({ memberId: UserId })

export const blockMember = route({
  name: 'blockMember',
  method: 'PUT',
  path: '/api/market/blocks/:memberId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary:
    'Block a member: neither can write to, reserve from, or sell to the other. They are not told. A second call changes nothing',
  params,
  errors: ['block_self', 'user_not_found', 'block_limit'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const unblockMember = route({
  name: 'unblockMember',
  method: 'DELETE',
  path: '/api/market/blocks/:memberId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Block a member no longer. A second call changes nothing',
  params,
  errors: ['user_not_found'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const listBlockedMembers = route({
  name: 'listBlockedMembers',
  method: 'GET',
  path: '/api/market/blocks',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The members whom the caller blocks',
  query: z.strictObject(pageQuery(50)),
  response: Page(BlockedMember),
  errors: ['invalid_cursor'],
})
