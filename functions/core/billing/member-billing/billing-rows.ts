import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Migration } from '#core/platform/db/migrations/migration.ts'
import {
  BillingRow,
  type BillingStanding,
  billingStandingOf,
} from '#shared/billing/member-billing/billing-row.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

export const StoredBillingRow = z.object({ ...BillingRow.shape, version: z.int() })
export type StoredBillingRow = z.infer<typeof StoredBillingRow>

/** Sorts below everything that is printed, so that "Ann" comes before "Ann Lee". */
const separator = '\u001f'

export const billingRowsPartition = (standing: BillingStanding | 'all') => `BILLING_ROWS#${standing}`

const placeOf = ({ name, id }: Pick<BillingRow, 'name' | 'id'>) => `${foldedKey(name)}${separator}${id}`

/** Rows from before a past due subscription was among the active ones are written again, where they stand now. */
const standAgain: Migration = (row) => row

/** The administrators’ billing list, one row a member, kept by the table stream. */
export const billingRows = entity({
  name: 'billing-row',
  erasure: 'with the member',
  schema: StoredBillingRow,
  migrations: [standAgain],
  key: ({ id }: { id: string }) => ({ pk: `USER#${id}`, sk: 'BILLING_ROW' }),
  gsi1: (row) => ({ pk: billingRowsPartition('all'), sk: placeOf(row) }),
  gsi2: (row) => ({ pk: billingRowsPartition(billingStandingOf(row)), sk: placeOf(row) }),
})
