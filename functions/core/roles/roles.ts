import { entity } from '#core/db/entity.ts'
import { Role } from '#shared/roles/role.ts'

export const roles = entity({
  name: 'role',
  erasure: 'impersonal',
  schema: Role,
  key: ({ name }: { name: string }) => ({ pk: 'ROLES', sk: `ROLE#${name}` }),
})
