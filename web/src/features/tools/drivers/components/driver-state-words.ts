import type { DriverState } from '#shared/tools/drivers/driver.ts'

/** The words for the state of a driver that its owner reads. */
export const driverStateWords: Record<DriverState, string> = {
  draft: 'Only yours',
  pending: 'Waits for a review',
  published: 'Published',
  rejected: 'Turned down',
  retired: 'Retired',
}
