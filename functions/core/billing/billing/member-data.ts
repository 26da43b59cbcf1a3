import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { accountPlace } from '#shared/billing/billing/admin-places.ts'
import { alertAdministrators } from './alert-administrators.ts'
import { endBilling } from './end-billing.ts'
import { lacksKeys } from './lacks-keys.ts'

export const erased: ErasedData = {
  end: ({ userId, now }) => endBilling(userId, now),
  hindrance: {
    is: lacksKeys,
    tell: (userId, once, now) =>
      alertAdministrators(
        {
          title: 'We could not delete an account',
          message: `The keys of its payment provider are missing, so we cannot end its subscription. Connect the provider again, and we will delete the account within an hour. Account ${userId}.`,
          href: accountPlace(userId),
          once,
        },
        now,
      ),
  },
}
