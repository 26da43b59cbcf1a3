import * as z from 'zod/mini'
import type { MemberBilling } from '#shared/billing/member-billing/contract.ts'
import { line } from '#shared/text.ts'
import { amountText, centsOf } from '#web/features/billing/member-billing/components/amount-text.ts'
import { useTellBusy } from '#web/features/billing/member-billing/components/use-tell-busy.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useAdjustBilling } from '../api/adjustment-commands.ts'
import { type AdjustmentPartProps, adjustmentFailure } from './adjustment-kind.ts'

const Fields = z.object({ amount: amountText, description: line(200, 1) })

const effects = {
  credit: 'It comes off the member’s next invoice. Any balance carries over to later invoices.',
  debit: 'It’s added to the member’s next invoice. No card is charged before then.',
}

const said = { credit: 'Credit applied successfully', debit: 'Charge applied successfully' }

type CreditFormProps = AdjustmentPartProps & {
  kind: 'credit' | 'debit'
  settledBy: MemberBilling['adjustmentsSettledBy']
}

/** A credit or a charge: an amount and its reason. */
export function CreditForm({ id, userId, requestId, kind, settledBy, onBusy, onDone }: CreditFormProps) {
  const form = useSchemaForm(Fields, { defaultValues: { amount: '', description: '' } })
  const { errors } = form.formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useAdjustBilling(),
    inputOf: ({ amount, description }) => ({
      body: { userId, requestId, kind, amountCents: centsOf(amount), description },
    }),
    onDone: () => onDone(said[kind]),
  })
  useTellBusy(busy, onBusy)
  return (
    <form id={id} name="adjustment" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title={adjustmentFailure} failure={failure} attempts={attempts} />
      <Banner tone="info">
        {settledBy === 'stripe' ? effects[kind] : 'For the record only. No money moves.'}
      </Banner>
      <Field label="Amount in dollars" required error={errors.amount?.message}>
        <Input inputMode="decimal" autoComplete="off" placeholder="12.50" {...form.register('amount')} />
      </Field>
      <Field
        label="Description"
        required
        hint="The member sees it in the email and in their transactions."
        error={errors.description?.message}
      >
        <Input maxLength={200} autoComplete="off" {...form.register('description')} />
      </Field>
    </form>
  )
}
