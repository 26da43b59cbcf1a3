import type { Permission } from '#shared/users/permissions.ts'

/** What each permission lets a person do, in words. */
export const permissionLabels: Record<Permission, string> = {
  'competition_results.create': 'Enter results',
  'competition_results.read': 'See results',
  'competition_results.update': 'Change all results',
  'competition_results.update_own': 'Change own results',
  'competition_results.update_own_limited': 'Change own results for 24 hours, until they are verified',
  'competition_results.delete': 'Delete all results',
  'competition_results.delete_own': 'Delete own results',
  'competition_results.delete_own_limited': 'Delete own results for 24 hours, until they are verified',
  'competition_results.verify': 'Verify results',
  'competition_results.bulk_update': 'Change many results at once',
  'competition_results.export': 'Export results',
  'events.create': 'Create events',
  'events.update': 'Change all events',
  'events.update_own': 'Change own events',
  'events.delete': 'Delete events',
  'users.read': 'See all accounts',
  'users.update': 'Change accounts',
  'users.delete': 'Delete accounts',
}
