import * as z from 'zod/mini'
import { isWebAddress } from '#shared/is-web-address.ts'

const longest = 200

/** The website of a business, which may be older than https. */
export const siteAddress = z.string().check(
  z.trim(),
  z.refine(
    (address) => address.length <= longest && /^https?:\/\//.test(address) && isWebAddress(address),
    'Enter an address that begins with https:// or http://.',
  ),
)
