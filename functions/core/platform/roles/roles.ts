import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownOf } from '#core/platform/db/known-keys.ts'
import { GrantablePermission } from '#shared/platform/roles/permissions.ts'
import { Role } from '#shared/platform/roles/role.ts'

export const roles = entity({
  name: 'role',
  erasure: 'impersonal',
  schema: z.extend(Role, { permissions: knownOf(GrantablePermission) }),
  key: ({ name }: { name: string }) => ({ pk: 'ROLES', sk: `ROLE#${name}` }),
})
