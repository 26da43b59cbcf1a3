import type { Driver } from './driver.ts'

/** The address that opens a published driver in the subwoofer designer. */
export const driverPath = ({ id }: Pick<Driver, 'id'>): string => `/subwoofer-designer?driver=${id}`

/** The page where administrators correct a published driver. */
export const correctDriverPath = (id: string): string =>
  `/admin/subwoofer-designer?state=published&driver=${encodeURIComponent(id)}`
