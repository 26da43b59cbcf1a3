import * as z from 'zod/mini'
import { isWebAddress } from './is-web-address.ts'

const longest = 300

/** A page of another site, as people enter it. */
export const webAddress = z.string().check(
  z.trim(),
  z.refine(
    (address) => address.length <= longest && address.startsWith('https://') && isWebAddress(address),
    'Enter an address that begins with https://',
  ),
)
