import type { NounInfra } from '#lib/noun-infra.ts'

export const roles = {
  routes: {
    getMyPermissions: { table: ['get'] },
    listRoles: { table: ['get', 'query'] },
    createRole: { table: ['get', 'put'] },
    updateRole: { table: ['get', 'put'] },
    deleteRole: { table: ['get', 'put', 'delete'] },
  },
} satisfies NounInfra<'roles'>
