import { env } from '#core/env.ts'
import type { OurAddresses } from './is-automatic.ts'

/** The addresses that the platform writes from; without a domain for support, no mail comes in at all. */
export const ourAddresses = (): OurAddresses => ({
  supportDomain: process.env.SUPPORT_DOMAIN ?? '',
  mailFrom: env('MAIL_FROM'),
})
