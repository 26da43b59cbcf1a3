import * as z from 'zod/mini'
import { isWebAddress } from './is-web-address.ts'

/** A page of another site, as people enter it. */
export const webAddress = z.string().check(
  z.trim(),
  z.maxLength(300, 'Must be at most 300 characters'),
  z.refine(
    (address) => address.startsWith('https://') && isWebAddress(address),
    'Enter the address of a public site that begins with https://',
  ),
)
