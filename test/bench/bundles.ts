import { bundleFunctions } from '#lib/bundle/bundle-functions.ts'
import { bundleSizes } from '#lib/bundle/bundle-sizes.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import { atMost, type Bench } from './figure.ts'
import { median } from './statistics.ts'

/** Gzipped size of every route's function, as it is deployed; those that pay bring Stripe's SDK along. */
export const bundles: Bench = async ({ verbose }) => {
  const entries = allFunctions().filter(({ kind, infra }) => kind === 'route' && !infra.paysThrough)
  await bundleFunctions()
  const sizes = await bundleSizes(entries.map(({ name }) => name))
  const kilobytes = sizes.map(({ gzippedBytes }) => gzippedBytes / 1000)
  const detail = sizes.map(({ name, gzippedBytes }) => `${(gzippedBytes / 1000).toFixed(1)} KB  ${name}`)
  return [
    atMost(
      `bundle of ${entries.length} route functions that do not pay, gzipped, median`,
      median(kilobytes),
      80,
      'KB',
    ),
    { ...atMost('largest of them', Math.max(...kilobytes), 110, 'KB'), ...(verbose && { detail }) },
  ]
}
