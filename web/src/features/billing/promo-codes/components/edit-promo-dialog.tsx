import { useQueryClient } from '@tanstack/react-query'
import { getPromoCode, updatePromoCode } from '#shared/billing/promo-codes/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { termsOf, termsSchema } from './promo-terms.ts'
import { usedOf, valueOff } from './promo-words.ts'
import { TermsFields } from './terms-fields.tsx'

const zone = ownZone()

export function EditPromoDialog({ promo, onClose }: { promo: PromoCode; onClose: () => void }) {
  const params = { code: promo.code }
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['promo-codes'] })
  const edit = useEditForm({
    thing: promo,
    schemaFor: (thing) => termsSchema(zone, thing),
    valuesOf: (thing: PromoCode) => termsOf(thing, zone),
    send: ({ fields, thing: { revision } }, idempotencyKey) =>
      call(updatePromoCode, { params, body: { ...fields, revision } }, { idempotencyKey }),
    latest: () => call(getPromoCode, { params }),
    refresh,
    onStale: refresh,
    onSaved: () => {
      toast.success(`${promo.code} saved`)
      onClose()
    },
  })
  const { register, clearErrors, formState } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={`Edit ${promo.code}`}
      description={`The ${valueOff(promo)} discount can’t change. Used: ${usedOf(edit.thing)}.`}
      failed="We couldn’t save the promo code"
      saveLabel="Save promo code"
    >
      <TermsFields
        zone={zone}
        errors={formState.errors}
        register={(name) => register(name, { onChange: () => clearErrors('validUntil') })}
      />
    </EditDialog>
  )
}
