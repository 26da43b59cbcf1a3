import type { BrandStatus } from '#shared/directory/brands/brand.ts'

export const brandStatuses: Record<BrandStatus, string> = {
  proposed: 'Pending',
  active: 'Active',
  refused: 'Rejected',
  merged: 'Merged',
  retired: 'Retired',
}
