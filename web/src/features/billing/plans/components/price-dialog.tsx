import * as z from 'zod/mini'
import { type AdminPlan, PlanPriceForm } from '#shared/billing/plans/admin-contract.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'
import { parseDollars } from '#shared/platform/money/parse-dollars.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangePrice } from '../api/plan-commands.ts'

const { priceCents: Cents, reason } = PlanPriceForm.shape

function problemOf(typed: string): string | undefined {
  const parsed = parseDollars(typed)
  return 'problem' in parsed ? parsed.problem : z.safeParse(Cents, parsed.cents).error?.issues[0]?.message
}

const TypedPrice = z.strictObject({
  price: z.string().check((given) => {
    const message = problemOf(given.value)
    if (message) given.issues.push({ code: 'custom', message, input: given.value })
  }),
  reason,
})

/** Sets a new price for new members. It does not change what existing members pay. */
export function PriceDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const form = useSchemaForm(TypedPrice, {
    defaultValues: { price: decimalDollars(plan.priceCents), reason: '' },
  })
  const { errors } = form.formState
  const submission = useSubmit({
    form,
    command: useChangePrice(),
    inputOf: ({ price, reason }) => ({
      params: { planId: plan.id },
      body: { priceCents: parseCents(price) ?? 0, reason, version: plan.version },
    }),
    onDone: () => {
      toast.success(`New members pay the new price of ${plan.name}`)
      onClose()
    },
  })
  const period = plan.billingPeriod === 'yearly' ? 'year' : 'month'
  return (
    <FormDialog
      title={`Change the price of ${plan.name}`}
      description={`It costs ${dollars(plan.priceCents)} a ${period} now. New members pay the new price. Members who already pay keep theirs.`}
      submission={submission}
      failed="We couldn’t change the price"
      submitLabel="Change price"
      busyText="Saving..."
      className="grid gap-5"
      onClose={onClose}
    >
      <Field label={`New price a ${period}, in dollars`} required error={errors.price?.message}>
        <Input inputMode="decimal" autoComplete="off" {...form.register('price')} />
      </Field>
      <Field label="Reason" required hint="The audit log records it." error={errors.reason?.message}>
        <Textarea rows={2} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
