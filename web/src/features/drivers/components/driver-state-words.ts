import type { DriverState } from '#shared/drivers/driver.ts'

/** What the owner of a driver reads about its state. */
export const driverStateWords: Record<DriverState, string> = {
  draft: 'Only yours',
  pending: 'Waits for a review',
  published: 'Published',
  rejected: 'Turned down',
  retired: 'Retired',
}
