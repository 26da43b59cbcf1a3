import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPlan } from '#shared/billing/plans/admin-contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { allPlansQuery } from '../api/plan-queries.ts'
import { planColumns } from './plan-columns.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'

/** Every plan with its price here and at the payment providers. */
export function PlansTab() {
  const plans = useQuery(allPlansQuery)
  const [open, setOpen] = useState<{ dialog: 'edit' | 'price'; plan: AdminPlan }>()
  const columns = planColumns({
    onEdit: (plan) => setOpen({ dialog: 'edit', plan }),
    onPrice: (plan) => setOpen({ dialog: 'price', plan }),
  })
  const close = () => setOpen(undefined)
  // By then it has read another administrator's change that the dialog ran into.
  const shown = open && (plans.data?.find(({ id }) => id === open.plan.id) ?? open.plan)
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-dim">
        New members pay these prices. Members who already pay keep the price they signed up for.{' '}
        <TextLink to="/admin/membership?tab=features">Edit what each membership includes</TextLink>
      </p>
      {plans.isPending && (
        <Panel flush>
          <TableSkeleton columns={columns} rows={6} />
        </Panel>
      )}
      {plans.isError && !plans.data && (
        <QueryFailure
          title="The plans did not load"
          error={plans.error}
          retrying={plans.isFetching}
          onRetry={() => void plans.refetch()}
        />
      )}
      {plans.data && (
        <Panel flush>
          <Table caption="Plans" columns={columns} rows={plans.data} rowKey={({ id }) => id} />
        </Panel>
      )}
      {open?.dialog === 'edit' && <PlanDialog plan={open.plan} onClose={close} />}
      {open?.dialog === 'price' && shown && <PriceDialog plan={shown} onClose={close} />}
    </div>
  )
}
