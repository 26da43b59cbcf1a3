import type { NounPermissions } from '#shared/platform/roles/noun-permissions.ts'

export const permissions = {
  'users.read': { label: 'See all accounts', types: ['admin'] },
  'users.update': { label: 'Change accounts', types: ['admin'], grantable: false },
  'users.delete': { label: 'Delete accounts', types: ['admin'], grantable: false },
} as const satisfies NounPermissions
