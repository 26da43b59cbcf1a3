import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { dollars } from '#shared/platform/money/dollars.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { paidPlansQuery } from '../api/promo-queries.ts'

type PlansFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & { error: string | undefined }

const periods = { monthly: 'a month', yearly: 'a year' } as const

/** The plans that a code counts for, each a box to check. */
export function PlansField({ error, ...box }: PlansFieldProps) {
  const plans = useQuery(paidPlansQuery)
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'promo-plans-error' : 'promo-plans-hint'}>
      <legend className="mb-1 text-sm font-semibold">Plans</legend>
      <p id="promo-plans-hint" className="text-sm text-dim">
        Leave all unchecked to offer the code with every paid plan.
      </p>
      {plans.isPending && <Skeleton lines={4} className="h-6" />}
      {plans.isError && !plans.data && (
        <QueryFailure
          title="The plans did not load"
          error={plans.error}
          retrying={plans.isFetching}
          onRetry={() => void plans.refetch()}
        />
      )}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {plans.data?.map(({ id, name, billingPeriod, priceCents, isActive }) => (
          <Checkbox
            {...box}
            key={id}
            value={id}
            label={
              <>
                {name}
                <span className="block text-sm text-dim">
                  {dollars(priceCents)} {periods[billingPeriod]}
                  {!isActive && ', not offered now'}
                </span>
              </>
            }
          />
        ))}
      </div>
      <FieldError id="promo-plans-error">{error}</FieldError>
    </fieldset>
  )
}
