import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { PromoStanding } from '#shared/billing/promo-codes/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useEndPromoCode } from '../api/promo-commands.ts'
import { paidPlansQuery, promoCodesQuery } from '../api/promo-queries.ts'
import { CreatePromoDialog } from './create-promo-dialog.tsx'
import { EditPromoDialog } from './edit-promo-dialog.tsx'
import { type PromoAction, promoColumns } from './promo-columns.tsx'
import { PromoUses } from './promo-uses.tsx'

const standingFilter = { standing: z.optional(PromoStanding) }

const parts = [
  {
    kind: 'choice',
    name: 'standing',
    label: 'Status',
    any: 'Any status',
    options: [
      ['offered', 'Active'],
      ['over', 'Inactive'],
    ],
  },
] as const

type Opened = { what: 'create' } | { what: PromoAction; promo: PromoCode }

/** The promo codes with their discounts, their uses, and the actions of administrators. */
export function PromoCodesTab() {
  const { filter, setFilter } = useAddressFilter(standingFilter)
  const pages = useInfiniteQuery(promoCodesQuery(filter.standing))
  const plans = useQuery(paidPlansQuery)
  const end = useEndPromoCode()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const create = (
    <Button variant="primary" onClick={() => setOpened({ what: 'create' })}>
      New promo code
    </Button>
  )
  const none =
    !filter.standing && pages.data?.pages.every(({ items, nextCursor }) => items.length === 0 && !nextCursor)
  return (
    <>
      {!none && (
        <FilterBar parts={parts} filter={filter} onChange={setFilter}>
          {create}
        </FilterBar>
      )}
      <TablePanel
        pages={pages}
        caption="Promo codes"
        columns={promoColumns({
          now: serverTime(),
          plans: plans.data,
          onAction: (what, promo) => setOpened({ what, promo }),
        })}
        rowKey={({ id }) => id}
        skeletonRows={5}
        failed="The promo codes did not load"
        empty={
          filter.standing ? (
            <EmptyState
              title={filter.standing === 'offered' ? 'No active promo codes' : 'No inactive promo codes'}
              action={
                <Button onClick={() => setFilter({ standing: undefined })}>Show all promo codes</Button>
              }
            />
          ) : (
            <EmptyState title="No promo codes yet" action={create}>
              A promo code discounts a member’s first payment.
            </EmptyState>
          )
        }
      />
      {opened?.what === 'create' && <CreatePromoDialog onClose={close} />}
      {opened?.what === 'edit' && <EditPromoDialog promo={opened.promo} onClose={close} />}
      {opened?.what === 'uses' && <PromoUses promo={opened.promo} onClose={close} />}
      {opened?.what === 'end' && (
        <ConfirmCommand
          title={`End ${opened.promo.code}?`}
          description="Members can no longer enter this code, and you cannot offer it again. Checkouts that already use it can still be paid."
          confirmLabel="End promo code"
          danger
          command={end}
          input={{ params: { code: opened.promo.code } }}
          done={`${opened.promo.code} has ended`}
          onClose={close}
        />
      )}
    </>
  )
}
