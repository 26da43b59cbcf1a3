import type { NounPermissions } from '#shared/platform/roles/noun-permissions.ts'

export const permissions = {
  'pro_tools.full': {
    label: 'Use all boxes, exports and larger quotas of the pro tools',
    types: ['admin', 'organization', 'manufacturer', 'retailer', 'pro_competitor'],
    needs: 'enclosure_designer',
  },
} as const satisfies NounPermissions
