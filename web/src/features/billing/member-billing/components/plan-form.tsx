import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { text } from '#shared/text.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import {
  type AdjustmentPartProps,
  adjustmentFailure,
} from '#web/features/billing/adjustments/components/adjustment-kind.ts'
import { PlansFailure } from '#web/features/billing/plans/components/plans-failure.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useChangePlanForMember } from '../api/member-billing-commands.ts'
import { planLabel, plansFor } from './offered-plans.ts'
import { useTellBusy } from './use-tell-busy.ts'

const Fields = z.object({
  when: z.enum(['period_end', 'now']),
  planId: z.string().check(z.minLength(1, 'Choose a plan')),
  reason: text(500, 1),
})
type Fields = z.infer<typeof Fields>

type PlanFormProps = AdjustmentPartProps & { subscription: Subscription }

/** Gives the member another plan without a charge, because they have not agreed to one. */
export function PlanForm({ id, userId, requestId, subscription, onBusy, onDone }: PlanFormProps) {
  const plans = useQuery(plansQuery)
  const isManual = subscription.paymentProvider === 'manual'
  const form = useSchemaForm<Fields, Fields>(Fields, {
    defaultValues: { when: isManual ? 'now' : 'period_end', planId: '', reason: '' },
  })
  const { errors } = form.formState
  const { when = 'period_end' } = useWatch({ control: form.control })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useChangePlanForMember(),
    inputOf: (fields) => ({ body: { userId, requestId, ...fields } }),
    onDone: () => onDone('Plan changed successfully'),
  })
  useTellBusy(busy, onBusy)
  const options = plansFor(plans.data ?? [], subscription, when)
  const end = utcDay(subscription.currentPeriodEndAt)
  return (
    <form id={id} name="plan-change" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title={adjustmentFailure} failure={failure} attempts={attempts} />
      <PlansFailure plans={plans} />
      <RadioCards
        legend="When"
        options={[
          {
            value: 'period_end',
            label: 'At the end of the period',
            hint: isManual
              ? `On ${end}. Only the free plan is available.`
              : `On ${end}. Nothing changes until then.`,
          },
          {
            value: 'now',
            label: 'Now, without a charge',
            hint: isManual
              ? `For the rest of the period, until ${end}.`
              : `The new price is billed for the first time on ${end}.`,
          },
        ]}
        {...form.register('when', { onChange: () => form.setValue('planId', '') })}
      />
      <Field
        label="New plan"
        required
        error={errors.planId?.message}
        hint={`Current plan: ${subscription.planName}, ${subscription.billingPeriod}.`}
      >
        <Select {...form.register('planId')}>
          <option value="">{plans.isPending ? 'Loading...' : 'Choose a plan'}</option>
          {options.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {planLabel(plan)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reason" required error={errors.reason?.message} hint="The audit log records it.">
        <Textarea rows={2} maxLength={500} {...form.register('reason')} />
      </Field>
    </form>
  )
}
