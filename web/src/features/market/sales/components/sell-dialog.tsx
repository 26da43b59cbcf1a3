import * as z from 'zod/mini'
import type { Item } from '#shared/market/market-items/item.ts'
import { isReserved } from '#shared/market/market-items/item-state.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSellItem } from '../api/sale-commands.ts'
import { BuyerField } from './buyer-field.tsx'
import { priceProblem, priceText, typedCents } from './typed-price.ts'

export type SoldItem = Pick<Item, 'id' | 'title' | 'priceCents' | 'status' | 'reservation' | 'version'>

type SellDialogProps = {
  item: SoldItem
  /** After it was sold, and when it is closed without that. */
  onDone: () => void
}

const elsewhere = 'elsewhere'

const SellForm = z
  .object({
    buyerId: z.string().check(z.minLength(1, 'Choose a buyer, or “Somewhere else”.')),
    priceCents: z.string(),
  })
  .check(({ value, issues }) => {
    const problem = value.buyerId !== elsewhere && priceProblem(value.priceCents)
    if (problem)
      issues.push({ code: 'custom', input: value.priceCents, path: ['priceCents'], message: problem })
  })

/** Marks an item as sold: to someone who has written about it, or somewhere else. */
export function SellDialog({ item, onDone }: SellDialogProps) {
  const { id: itemId, title, version } = item
  const held = isReserved(item, useServerTime()) ? item.reservation : undefined
  const form = useSchemaForm(SellForm, {
    defaultValues: {
      buyerId: held?.buyerId ?? '',
      priceCents: priceText(held?.priceCents ?? item.priceCents),
    },
  })
  const { errors, isDirty } = form.formState
  const isElsewhere = form.watch('buyerId') === elsewhere
  const submission = useSubmit({
    form,
    command: useSellItem(),
    inputOf: ({ buyerId, priceCents }) => ({
      itemId,
      version,
      ...(buyerId !== elsewhere && {
        here: { buyerId: buyerId as Sale['buyerId'], priceCents: typedCents(priceCents) ?? 0 },
      }),
    }),
    onDone: (_, { buyerId }) => {
      toast.success('Marked as sold', {
        ...(buyerId !== elsewhere && { description: 'We ask the buyer to confirm it.' }),
      })
      onDone()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Mark ${title} as sold`}
      description="If the sale falls through, you can undo this within 48 hours, until the buyer confirms it."
      failed="We couldn’t mark it as sold"
      submitLabel="Mark as sold"
      busyText="Saving..."
      unsaved={isDirty}
      className="grid gap-4"
      onClose={onDone}
    >
      <BuyerField
        label="Sold to"
        itemId={itemId}
        heldBy={held?.buyerId}
        error={errors.buyerId?.message}
        {...form.register('buyerId')}
      >
        {!held && <option value={elsewhere}>Somewhere else</option>}
      </BuyerField>
      {!isElsewhere && (
        <Field
          label="Price, $"
          hint="Only you two see it. Blank for a trade."
          {...(errors.priceCents?.message && { error: errors.priceCents.message })}
        >
          <Input inputMode="decimal" autoComplete="off" {...form.register('priceCents')} />
        </Field>
      )}
    </FormDialog>
  )
}
