import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { readItem } from '#core/platform/db/read-item.ts'
import { findUsers } from '#core/platform/users/find-users.ts'
import {
  type BillingRow,
  type BillingStanding,
  billingStandingOf,
} from '#shared/billing/member-billing/billing-row.ts'
import { billingRows, billingRowsPartition, StoredBillingRow } from './billing-rows.ts'

type Wanted = {
  q?: string | undefined
  filter: BillingStanding | 'all'
  plan?: string | undefined
  limit: number
  cursor?: string | undefined
}

/** One page of the billing list by name, or of the members whose name or email has `q`. */
export async function findBillingUsers(
  wanted: Wanted,
): Promise<{ items: BillingRow[]; nextCursor?: string }> {
  const { q, filter, plan, limit, cursor } = wanted
  if (q) return searched({ ...wanted, q })
  const pageFrom = (next: string | undefined) =>
    billingRows.list({
      index: filter === 'all' ? 'gsi1' : 'gsi2',
      pk: billingRowsPartition(filter),
      limit,
      cursor: next,
    })
  const page = await firstPageWith(pageFrom, cursor, (row) => isOn(plan, row))
  return { ...page, items: page.items.map(withoutVersion) }
}

/** The search of accounts finds them; their rows are read by key, and the filter leaves some of them. */
async function searched({ q, filter, plan, limit, cursor }: Wanted & { q: string }) {
  const { items: found, nextCursor } = await findUsers({ q, sort: 'name', direction: 'asc', limit, cursor })
  const items = await getMany(found.map(billingRows.key))
  const rows = new Map(
    items.flatMap((item) => {
      const row = readItem(StoredBillingRow, billingRows.name, item)
      return row ? [[row.id, withoutVersion(row)] as const] : []
    }),
  )
  return {
    items: found
      .flatMap(({ id }) => rows.get(id) ?? [])
      .filter((row) => (filter === 'all' || billingStandingOf(row) === filter) && isOn(plan, row)),
    ...(nextCursor && { nextCursor }),
  }
}

const isOn = (plan: string | undefined, { subscription }: Pick<BillingRow, 'subscription'>) =>
  !plan || subscription?.planName === plan

const withoutVersion = ({ version: _, ...row }: StoredBillingRow): BillingRow => row
