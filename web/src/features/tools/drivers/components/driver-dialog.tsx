import { FormProvider } from 'react-hook-form'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveDriver } from '../api/driver-commands.ts'
import { DriverFields } from './driver-fields.tsx'
import { type DriverDraft, driverSchema, valuesOf } from './driver-values.ts'

export type DriverDialogProps = {
  /** The member's driver, or the starting values of a new one. */
  driver: DriverDraft
  onSaved?: (driver: DriverDraft) => void
  onClose: () => void
}

/** A new driver of the member, or one of theirs that is changed. */
export function DriverDialog({ driver, onSaved, onClose }: DriverDialogProps) {
  const isNew = driver.id === undefined
  const edit = useEditForm({
    thing: driver,
    schemaFor: () => driverSchema,
    valuesOf,
    ...useSaveDriver(driver.id),
    onSaved: (saved) => {
      const name = driverName(saved)
      toast.success(saved.state === 'pending' ? `${name} waits for a review.` : `${name} is saved.`)
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={isNew ? 'Save a driver' : `Edit ${driverName(driver)}`}
      description="Only you see it, unless you ask for it to be published."
      failed="We couldn’t save the driver"
      saveLabel={isNew ? 'Keep driver' : 'Save driver'}
    >
      <FormProvider {...edit.form}>
        <DriverFields />
        <Checkbox
          label="Ask for it to be published in the driver database"
          {...edit.form.register('submit')}
        />
      </FormProvider>
    </EditDialog>
  )
}
