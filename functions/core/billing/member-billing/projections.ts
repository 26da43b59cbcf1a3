import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { paidAtShows } from '#core/billing/transactions/paid-at-shows.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { users } from '#core/platform/users/users.ts'
import { keepBillingRow } from './keep-billing-row.ts'

type Change = { before?: Row | undefined; after?: Row | undefined }

const shown = ['name', 'email', 'membershipType']

/** A sign-in changes the profile, too, and nothing that the list shows. */
const changesProfile = ({ before, after }: Change) =>
  !before || !after || shown.some((field) => before[field] !== after[field])

const isOfPayment = ({ before, after }: Change) => (after ?? before)?.type === 'payment'

const followed = (
  of: string,
  idOf: (item: Row) => unknown,
  matters: (change: Change) => boolean = () => true,
): Counting => ({
  of,
  recount: async ({ before, after }) => {
    const item = after ?? before
    if (item && matters({ before, after })) await keepBillingRow(String(idOf(item)))
  },
})

/** The administrators’ billing list follows from these five kinds of items of a member. */
export const projections = [
  followed(users.name, ({ id }) => id, changesProfile),
  followed(billingAccounts.name, ({ userId }) => userId),
  followed(subscriptions.name, ({ userId }) => userId),
  followed(paidAtShows.name, ({ userId }) => userId),
  followed(transactions.name, ({ userId }) => userId, isOfPayment),
]
