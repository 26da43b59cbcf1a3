import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import type { ZoneSettings } from '#shared/ads/ad-zones/zone-settings.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveZone } from '../api/save-zone.ts'
import { zoneSchema, zoneValues } from './zone-values.ts'

type ZoneDialogProps = { settings: ZoneSettings; onClose: () => void }

/** The price and the estimate of an ad space. */
export function ZoneDialog({ settings, onClose }: ZoneDialogProps) {
  const name = zoneName(settings.zone)
  const edit = useEditForm({
    thing: settings,
    schemaFor: () => zoneSchema,
    valuesOf: zoneValues,
    ...useSaveZone(settings.zone),
    onSaved: () => {
      toast.success(`${name} is saved`)
      onClose()
    },
  })
  const { register, formState } = edit.form
  const { errors } = formState
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title={`Edit ${name}`}
      description="Campaigns that are submitted keep their price."
      failed="We couldn’t save the ad space"
      saveLabel="Save"
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="1,000 views, in dollars" required error={errors.pricePerThousandCents?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register('pricePerThousandCents')} />
        </Field>
        <Field label="Sponsor day, in dollars" required error={errors.sponsorDayCents?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register('sponsorDayCents')} />
        </Field>
      </div>
      <Field label="Sponsors who share a day" error={errors.slots?.message}>
        <Select {...register('slots')}>
          {['1', '2', '3', '4', '5'].map((slots) => (
            <option key={slots}>{slots}</option>
          ))}
        </Select>
      </Field>
      <Field
        label="Views a day"
        hint="Until 14 days have been measured"
        required
        error={errors.dailyEstimate?.message}
      >
        <Input inputMode="numeric" autoComplete="off" {...register('dailyEstimate')} />
      </Field>
    </EditDialog>
  )
}
