import type { NounPermissions } from '#shared/platform/roles/noun-permissions.ts'

export const permissions = {
  'competition_results.create': {
    label: 'Enter results',
    types: ['admin', 'organization', 'manufacturer', 'retailer', 'pro_competitor', 'competitor'],
    needs: 'results',
  },
  'competition_results.read': {
    label: 'See results',
    types: ['admin', 'organization', 'manufacturer', 'retailer', 'pro_competitor', 'competitor'],
    needs: 'results',
  },
  'competition_results.update': { label: 'Change all results', types: ['admin'], needs: 'results' },
  'competition_results.update_own': {
    label: 'Change own results',
    types: ['organization', 'manufacturer', 'retailer', 'pro_competitor'],
    needs: 'results',
  },
  'competition_results.update_own_limited': {
    label: 'Change own results for 24 hours, until they are verified',
    types: ['competitor'],
    needs: 'results',
  },
  'competition_results.delete': { label: 'Delete all results', types: ['admin'], needs: 'results' },
  'competition_results.delete_own': {
    label: 'Delete own results',
    types: ['organization', 'manufacturer', 'retailer', 'pro_competitor'],
    needs: 'results',
  },
  'competition_results.delete_own_limited': {
    label: 'Delete own results for 24 hours, until they are verified',
    types: ['competitor'],
    needs: 'results',
  },
  'competition_results.verify': { label: 'Verify results', types: ['admin'], needs: 'results' },
  'competition_results.bulk_update': {
    label: 'Change many results together',
    types: ['admin'],
    needs: 'results',
  },
  'competition_results.export': {
    label: 'Export results',
    types: ['pro_competitor'],
    needs: 'results_export',
  },
} as const satisfies NounPermissions
