import type { PromoCodeForm } from '#shared/billing/promo-codes/admin-contract.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCreatePromoCode } from '../api/promo-commands.ts'
import { blankDraft, type DraftValues, draftSchema } from './promo-draft.ts'
import { TermsFields } from './terms-fields.tsx'

/** Letters that look like no other when written by hand. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** A code that no one guesses: `K7QF-2MXR`. */
function newCode(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(codeLength))]
  const code = random.map((byte) => letters[byte % letters.length]).join('')
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
}

const zone = ownZone()
const schema = draftSchema(zone)

export function CreatePromoDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm<DraftValues, PromoCodeForm>(schema, { defaultValues: blankDraft(zone) })
  const { register, setValue, watch, clearErrors, formState } = form
  const { errors } = formState
  const submission = useSubmit({
    form,
    command: useCreatePromoCode(),
    inputOf: (body) => ({ body }),
    onDone: ({ code }) => {
      toast.success(`${code} is active`)
      onClose()
    },
  })
  const isPercent = watch('type') === 'percentage'
  return (
    <FormDialog
      wide
      title="New promo code"
      description="It discounts the first payment of a card subscription. Each member can use it once."
      submission={submission}
      failed="We couldn’t create the promo code"
      submitLabel="Create promo code"
      busyText="Creating..."
      onClose={onClose}
    >
      <Field
        label="Code"
        required
        hint="Letters, digits, hyphens and underscores. Codes are not case-sensitive."
        error={errors.code?.message}
      >
        <div className="flex gap-3">
          <Input
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="readout min-w-0 grow uppercase"
            {...register('code')}
          />
          <Button onClick={() => setValue('code', newCode(), { shouldDirty: true, shouldValidate: true })}>
            Generate
          </Button>
        </div>
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <RadioCards
          legend="Discount"
          options={[
            { value: 'percentage', label: 'Percentage' },
            { value: 'fixed_amount', label: 'Fixed amount' },
          ]}
          {...register('type', { onChange: () => clearErrors('value') })}
        />
        <Field
          label={isPercent ? 'Percent' : 'Dollars'}
          required
          hint={isPercent ? 'A whole number from 1 to 100' : 'For example, 12.50'}
          error={errors.value?.message}
        >
          <Input
            inputMode={isPercent ? 'numeric' : 'decimal'}
            maxLength={16}
            autoComplete="off"
            {...register('value')}
          />
        </Field>
      </div>
      <TermsFields
        zone={zone}
        errors={errors}
        register={(name) => register(name, { onChange: () => clearErrors('validUntil') })}
      />
    </FormDialog>
  )
}
