import { FormProvider } from 'react-hook-form'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveVehicle } from '../api/save-vehicle.ts'
import { PhotoField } from './photo-field.tsx'
import { blankVehicle, type VehicleDraft, valuesOf, vehicleSchema } from './vehicle-values.ts'
import { basisLabels, placementLabels } from './vehicle-words.ts'
import { WooferFields } from './woofer-fields.tsx'

type VehicleDialogProps = { vehicle: Vehicle | undefined; onClose: () => void }

/** A new vehicle, or the one that is given. */
export function VehicleDialog({ vehicle, onClose }: VehicleDialogProps) {
  const edit = useEditForm({
    thing: vehicle ?? (blankVehicle as VehicleDraft),
    schemaFor: () => vehicleSchema,
    valuesOf,
    ...useSaveVehicle(vehicle?.id),
    onSaved: ({ name }) => {
      toast.success(vehicle ? 'Vehicle saved' : `${name} is in your garage`)
      onClose()
    },
  })
  const {
    register,
    formState: { errors },
  } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={vehicle ? `Edit ${vehicle.name}` : 'Add a vehicle'}
      description="Cone area and power set its class."
      failed="We couldn’t save the vehicle"
      saveLabel={vehicle ? 'Save vehicle' : 'Add vehicle'}
    >
      <FormProvider {...edit.form}>
        <Field label="Name" required hint="What you call it" error={errors.name?.message}>
          <Input maxLength={60} autoComplete="off" {...register('name')} />
        </Field>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-4">
          <Field label="Year" required error={errors.year?.message}>
            <Input inputMode="numeric" maxLength={4} autoComplete="off" {...register('year')} />
          </Field>
          <Field label="Make" required error={errors.make?.message}>
            <Input maxLength={40} autoComplete="off" {...register('make')} />
          </Field>
          <Field label="Model" required error={errors.model?.message}>
            <Input maxLength={60} autoComplete="off" {...register('model')} />
          </Field>
          <Field label="Color" error={errors.color?.message}>
            <Input maxLength={30} autoComplete="off" {...register('color')} />
          </Field>
        </div>
        <WooferFields />
        <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
          <Field label="Power in watts" error={errors.powerWatts?.message}>
            <Input inputMode="numeric" maxLength={8} autoComplete="off" {...register('powerWatts')} />
          </Field>
          <Field label="Power source">
            <Select {...register('powerBasis')}>
              {Object.entries(basisLabels).map(([basis, label]) => (
                <option key={basis} value={basis}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Placement">
            <Select {...register('placement')}>
              {Object.entries(placementLabels).map(([placement, label]) => (
                <option key={placement} value={placement}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Amplifier channels" error={errors.ampChannels?.message}>
            <Input inputMode="numeric" maxLength={2} autoComplete="off" {...register('ampChannels')} />
          </Field>
        </div>
        <PhotoField photoUrl={vehicle?.photoUrl} />
        <Field label="Notes" hint="Up to 500 characters" error={errors.notes?.message}>
          <Textarea rows={3} maxLength={500} {...register('notes')} />
        </Field>
      </FormProvider>
    </EditDialog>
  )
}
