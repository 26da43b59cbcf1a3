import * as z from 'zod/mini'
import { reservationHours } from '#shared/market/market-items/reserved-item.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useHoldItem } from '../api/sale-commands.ts'
import { BuyerField } from './buyer-field.tsx'
import type { SoldItem } from './sell-dialog.tsx'
import { priceProblem, priceText, typedCents } from './typed-price.ts'

type HoldDialogProps = {
  item: SoldItem
  /** After it was reserved, and when it is closed without that. */
  onDone: () => void
}

const { least, first, most } = reservationHours
const dayHours = 24
const days = Array.from({ length: (most - least) / dayHours + 1 }, (_, at) => least / dayHours + at)

const HoldForm = z
  .object({
    buyerId: z.string().check(z.minLength(1, 'Choose a buyer.')),
    hours: z.string(),
    priceCents: z.string(),
  })
  .check(({ value, issues }) => {
    const problem = priceProblem(value.priceCents)
    if (problem)
      issues.push({ code: 'custom', input: value.priceCents, path: ['priceCents'], message: problem })
  })

/** Reserves an item for someone who has written about it. */
export function HoldDialog({ item, onDone }: HoldDialogProps) {
  const { id: itemId, title, version } = item
  const form = useSchemaForm(HoldForm, {
    defaultValues: { buyerId: '', hours: String(first), priceCents: priceText(item.priceCents) },
  })
  const { errors, isDirty } = form.formState
  const submission = useSubmit({
    form,
    command: useHoldItem(),
    inputOf: ({ buyerId, hours, priceCents }) => ({
      params: { itemId },
      body: {
        buyerId: buyerId as Sale['buyerId'],
        hours: Number(hours),
        priceCents: typedCents(priceCents) ?? 0,
        version,
      },
    }),
    onDone: () => {
      toast.success('Item reserved')
      onDone()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Reserve ${title}`}
      description="Until then, no one else can reserve or buy it. The reservation ends on its own."
      failed="We couldn’t reserve it"
      submitLabel="Reserve"
      busyText="Reserving..."
      unsaved={isDirty}
      className="grid gap-4"
      onClose={onDone}
    >
      <BuyerField
        label="Reserve for"
        itemId={itemId}
        error={errors.buyerId?.message}
        {...form.register('buyerId')}
      />
      <Field label="For">
        <Select {...form.register('hours')}>
          {days.map((count) => (
            <option key={count} value={String(count * dayHours)}>
              {count === 1 ? '1 day' : `${count} days`}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Agreed price, $"
        {...(errors.priceCents?.message && { error: errors.priceCents.message })}
      >
        <Input inputMode="decimal" autoComplete="off" {...form.register('priceCents')} />
      </Field>
    </FormDialog>
  )
}
