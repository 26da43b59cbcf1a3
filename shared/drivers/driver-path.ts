import type { Driver } from './driver.ts'

/** Where a published driver opens in the subwoofer designer. */
export const driverPath = ({ id }: Pick<Driver, 'id'>): string => `/subwoofer-designer?driver=${id}`

/** Where administrators correct a published driver. */
export const correctDriverPath = (id: string): string =>
  `/admin/subwoofer-designer?state=published&driver=${encodeURIComponent(id)}`
