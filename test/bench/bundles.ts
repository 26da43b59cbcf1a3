import { bundleFunctions } from '#lib/bundle/bundle-functions.ts'
import { bundleSizes } from '#lib/bundle/bundle-sizes.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import { atMost, type Bench } from './figure.ts'
import { median } from './statistics.ts'

/** Gzipped size of every route's function, as it is deployed; those that pay bring Stripe's SDK along. */
export const bundles: Bench = async ({ verbose }) => {
  const entries = allFunctions().filter(({ kind }) => kind === 'route')
  await bundleFunctions()
  const sizes = await bundleSizes(entries.map(({ name }) => name))
  const paying = new Set<string>(entries.flatMap(({ name, infra }) => (infra.paysThrough ? [name] : [])))
  const kilobytesOf = (pays: boolean) =>
    sizes.filter(({ name }) => paying.has(name) === pays).map(({ gzippedBytes }) => gzippedBytes / 1000)
  const [ofPaying, ofOthers] = [kilobytesOf(true), kilobytesOf(false)]
  const detail = sizes.map(({ name, gzippedBytes }) => `${(gzippedBytes / 1000).toFixed(1)} KB  ${name}`)
  const what = `bundle of ${ofOthers.length} route functions that do not pay, gzipped, median`
  return [
    atMost(what, median(ofOthers), 80, 'KB'),
    { ...atMost('largest of them', Math.max(...ofOthers), 110, 'KB'), ...(verbose && { detail }) },
    atMost(`largest of the ${ofPaying.length} that pay`, Math.max(...ofPaying), 140, 'KB'),
  ]
}
