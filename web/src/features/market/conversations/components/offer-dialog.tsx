import * as z from 'zod/mini'
import { longestMessage } from '#shared/market/conversations/conversation.ts'
import { highestPriceCents, type Item } from '#shared/market/market-items/item.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'
import { text } from '#shared/text.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMakeOffer } from '../api/conversation-commands.ts'

type OfferDialogProps = {
  item: Pick<Item, 'id' | 'title' | 'priceCents'>
  onClose: () => void
}

const leastCents = 100

const OfferForm = z.object({
  priceCents: z.string().check(
    z.refine((typed) => parseCents(typed) !== undefined, {
      error: 'Enter an amount, such as 120 or 99.50.',
      abort: true,
    }),
    z.refine((typed) => (parseCents(typed) ?? 0) >= leastCents, 'Offer at least $1.00'),
    z.refine((typed) => (parseCents(typed) ?? 0) <= highestPriceCents, 'Up to $100,000'),
  ),
  text: text(longestMessage),
})

/** Offers a price to the seller of an item. */
export function OfferDialog({ item: { id: itemId, title, priceCents }, onClose }: OfferDialogProps) {
  const form = useSchemaForm(OfferForm, { defaultValues: { priceCents: '', text: '' } })
  const { errors, isDirty } = form.formState
  const submission = useSubmit({
    form,
    command: useMakeOffer(),
    inputOf: (fields) => ({
      params: { itemId },
      body: { priceCents: parseCents(fields.priceCents) ?? 0, ...(fields.text && { text: fields.text }) },
    }),
    onDone: () => {
      toast.success('Offer sent')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Make an offer for ${title}`}
      description={`${
        priceCents > 0 ? `The seller asks ${dollars(priceCents)}. ` : ''
      }If they accept, the item is reserved for you for 72 hours. A new offer replaces your last one.`}
      failed="We couldn’t send your offer"
      submitLabel="Send offer"
      busyText="Sending..."
      unsaved={isDirty}
      className="grid gap-4"
      onClose={onClose}
    >
      <Field
        label="Your offer, $"
        required
        {...(errors.priceCents?.message && { error: errors.priceCents.message })}
      >
        <Input inputMode="decimal" autoComplete="off" {...form.register('priceCents')} />
      </Field>
      <Field label="Message" {...(errors.text?.message && { error: errors.text.message })}>
        <Textarea rows={3} maxLength={longestMessage} {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}
