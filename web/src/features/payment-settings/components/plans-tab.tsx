import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { allPlansQuery } from '../api/all-plans-query.ts'
import { planColumns } from './plan-columns.tsx'

/** Every plan with what it costs here and at the payment providers. */
export function PlansTab() {
  const plans = useQuery(allPlansQuery)
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-dim">
        New members pay these prices. Members who already pay keep the price they signed up for.{' '}
        <TextLink to="/admin/membership">Edit what each membership includes</TextLink>
      </p>
      {plans.isPending && (
        <Panel flush>
          <TableSkeleton columns={planColumns} rows={6} />
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
          <Table caption="Plans" columns={planColumns} rows={plans.data} rowKey={({ id }) => id} />
        </Panel>
      )}
    </div>
  )
}
