import type { NounPermissions } from '#shared/roles/noun-permissions.ts'

export const permissions = {
  'events.create': { label: 'Create events', types: ['admin', 'organization', 'manufacturer', 'retailer'] },
  'events.update': { label: 'Change all events', types: ['admin'] },
  'events.update_own': { label: 'Change own events', types: ['organization', 'manufacturer', 'retailer'] },
  'events.delete': { label: 'Delete events', types: ['admin'] },
} as const satisfies NounPermissions
