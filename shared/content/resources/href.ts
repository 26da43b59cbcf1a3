import * as z from 'zod/mini'
import { isWebAddress } from '#shared/is-web-address.ts'
import { atMost } from '#shared/limit-words.ts'

const longest = 500

const leadsSomewhere = (href: string): boolean =>
  href.startsWith('/')
    ? /^\/(?![/\\])[^\s\\]*$/.test(href)
    : href.startsWith('https://') && isWebAddress(href)

/** A path of this site, or an https address on the public web. */
export const Href = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Required'),
    z.maxLength(longest, atMost(longest, 'characters')),
    z.refine(
      leadsSomewhere,
      'Enter a path of this site, such as /faq, or an address that begins with https://',
    ),
  )

export const isOnTheWeb = (href: string): boolean => href.startsWith('https://')
