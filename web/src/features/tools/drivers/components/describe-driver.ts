import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { driverPath } from '#shared/tools/drivers/driver-path.ts'
import { sheetValues } from '#shared/tools/drivers/sheet-values.ts'

/** A driver in a sentence, for search results and shared links. */
export function describeDriver(driver: PublicDriver): string {
  const { fs, vas, pe } = driver.values
  const known = sheetValues({ values: { fs, vas, pe } }).map(([name, value]) => `${name} ${value}`)
  return `Thiele/Small parameters of the ${driverName(driver)}, a ${driver.sizeIn}-inch subwoofer${known.length > 0 ? `: ${known.join(', ')}` : ''}, and boxes that fit it.`
}

/** The driver as a product, as schema.org knows it. */
export const driverStructuredData = (driver: PublicDriver, siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: driverName(driver),
  brand: { '@type': 'Brand', name: driver.brand },
  model: driver.model,
  category: 'Car audio subwoofer',
  url: new URL(driverPath(driver), siteUrl).href,
  additionalProperty: sheetValues(driver).map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
})
