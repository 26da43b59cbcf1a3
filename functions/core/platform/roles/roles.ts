import { entity } from '#core/platform/db/entity.ts'
import { Role } from '#shared/platform/roles/role.ts'

export const roles = entity({
  name: 'role',
  erasure: 'impersonal',
  schema: Role,
  key: ({ name }: { name: string }) => ({ pk: 'ROLES', sk: `ROLE#${name}` }),
})
