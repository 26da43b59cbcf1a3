import type { NounPermissions } from '#shared/platform/roles/noun-permissions.ts'

export const permissions = {
  'events.create': {
    label: 'Create events',
    types: ['admin', 'organization', 'manufacturer', 'retailer'],
    needs: 'event_listings',
  },
  'events.update': { label: 'Change all events', types: ['admin'], needs: 'event_listings' },
  'events.update_own': {
    label: 'Change own events',
    types: ['organization', 'manufacturer', 'retailer'],
    needs: 'event_listings',
  },
  'events.delete': { label: 'Delete events', types: ['admin'], needs: 'event_listings' },
} as const satisfies NounPermissions
