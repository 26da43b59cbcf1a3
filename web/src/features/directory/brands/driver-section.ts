import type { DriverSection } from '#web/features/tools/drivers/components/driver-section.ts'

/** Who sells what the maker of a driver makes. */
export const driverSection: DriverSection = {
  load: async () => (await import('./components/where-to-buy.tsx')).WhereToBuy,
}
