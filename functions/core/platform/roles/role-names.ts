import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { RoleName } from '#shared/platform/roles/role.ts'

/**
 * Every name that a role has ever had. Accounts keep the name of a deleted role, and would be holders of the next one of
 * that name, whatever it allows.
 */
export const roleNames = entity({
  name: 'role-name',
  erasure: 'impersonal',
  schema: z.object({ name: RoleName, version: z.int() }),
  key: ({ name }: { name: string }) => ({ pk: 'ROLE_NAMES', sk: `ROLE#${name}` }),
})
