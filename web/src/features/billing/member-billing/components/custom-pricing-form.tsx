import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
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
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useCreateManualSubscription } from '../api/member-billing-commands.ts'
import { amountText, centsOf } from './amount-text.ts'
import { periodWord, planLabel, pricedPlans } from './offered-plans.ts'
import { useTellBusy } from './use-tell-busy.ts'

const Fields = z.object({
  billingPeriod: BillingPeriod,
  planId: z.string().check(z.minLength(1, 'Choose a plan')),
  price: amountText,
  reason: text(500, 1),
})
type Fields = z.infer<typeof Fields>

type CustomPricingFormProps = AdjustmentPartProps & { ends: string | undefined }

/** A plan at its own price, for a month or a year from now. */
export function CustomPricingForm({ id, userId, requestId, ends, onBusy, onDone }: CustomPricingFormProps) {
  const plans = useQuery(plansQuery)
  const form = useSchemaForm<Fields, Fields>(Fields, {
    defaultValues: { billingPeriod: 'monthly', planId: '', price: '', reason: '' },
  })
  const { errors } = form.formState
  const { billingPeriod = 'monthly' } = useWatch({ control: form.control })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCreateManualSubscription(),
    inputOf: ({ price, ...agreed }) => ({
      body: { userId, requestId, ...agreed, priceCents: centsOf(price) },
    }),
    onDone: (_, agreed) =>
      onDone(`Custom pricing applied: ${dollars(centsOf(agreed.price))}/${periodWord[agreed.billingPeriod]}`),
  })
  useTellBusy(busy, onBusy)
  return (
    <form id={id} name="custom-pricing" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title={adjustmentFailure} failure={failure} attempts={attempts} />
      {ends && <Banner tone="warning">{ends}</Banner>}
      <PlansFailure plans={plans} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Billing period" required>
          <Select {...form.register('billingPeriod', { onChange: () => form.setValue('planId', '') })}>
            <option value="monthly">Monthly</option>
            <option value="yearly">Yearly</option>
          </Select>
        </Field>
        <Field label="Plan" required error={errors.planId?.message}>
          <Select {...form.register('planId')}>
            <option value="">{plans.isPending ? 'Loading...' : 'Choose a plan'}</option>
            {pricedPlans(plans.data ?? [], billingPeriod).map((plan) => (
              <option key={plan.id} value={plan.id}>
                {planLabel(plan)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Price in dollars"
        required
        error={errors.price?.message}
        hint={`For one ${periodWord[billingPeriod]} from now. It is recorded as paid, and no card is charged.`}
      >
        <Input inputMode="decimal" autoComplete="off" placeholder="19.00" {...form.register('price')} />
      </Field>
      <Field label="Reason" required error={errors.reason?.message} hint="The audit log records it.">
        <Textarea rows={2} maxLength={500} {...form.register('reason')} />
      </Field>
    </form>
  )
}
