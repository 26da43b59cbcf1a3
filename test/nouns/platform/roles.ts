import type { NounFixture } from '#test/support/noun-fixture.ts'
import { newRoleName, putRole } from '#test/support/records.ts'

const unknownRole = 'no_one_has_it'

export const fixture = {
  getMyPermissions: () => ({}),
  listRoles: () => ({}),
  createRole: () => ({ body: { name: newRoleName(), description: 'A sample', permissions: [] } }),
  updateRole: async (caller) => ({
    params: { name: caller ? await putRole() : unknownRole },
    body: { description: 'Changed', permissions: ['events.create'], version: 1 },
  }),
  deleteRole: () => ({ params: { name: unknownRole } }),
} satisfies NounFixture<'roles'>
