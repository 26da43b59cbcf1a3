import type { BrandStatus } from '#shared/directory/brands/brand.ts'

export const brandStatuses: Record<BrandStatus, string> = {
  proposed: 'Waiting',
  active: 'Active',
  refused: 'Refused',
  merged: 'Merged',
  retired: 'Retired',
}
