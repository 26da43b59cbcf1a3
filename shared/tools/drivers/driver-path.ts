import type { Driver } from './driver.ts'

/** The page of a published driver. */
export const driverPath = ({ id }: Pick<Driver, 'id'>): string => `/drivers/${id}`

/** The address that opens a published driver in the subwoofer designer. */
export const designPath = ({ id }: Pick<Driver, 'id'>): string => `/subwoofer-designer?driver=${id}`

/** The page where administrators correct a published driver. */
export const correctDriverPath = (id: string): string =>
  `/admin/subwoofer-designer?state=published&driver=${encodeURIComponent(id)}`
