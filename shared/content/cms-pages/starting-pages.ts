import { cookiePolicy } from './cookie-policy/cookie-policy.ts'
import { privacyPolicy } from './privacy-policy/privacy-policy.ts'
import { refundPolicy } from './refund-policy/refund-policy.ts'
import type { StartingPage } from './starting-page.ts'
import { termsOfService } from './terms-of-service/terms-of-service.ts'

/** The pages that a table without any is filled with. */
export const startingPages: readonly StartingPage[] = [
  termsOfService,
  refundPolicy,
  privacyPolicy,
  cookiePolicy,
]
