import { FormProvider } from 'react-hook-form'
import type { AdminDriver } from '#shared/tools/drivers/admin-contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { toast } from '#web/ui/toast.ts'
import { useCorrectDriver } from '../api/admin-driver-commands.ts'
import { findAdminDriver } from '../api/admin-driver-queries.ts'
import { DriverFields } from './driver-fields.tsx'
import { driverSchema, valuesOf } from './driver-values.ts'

export type CorrectDriverDialogProps = { driver: AdminDriver; onClose: () => void }

/** Corrects any driver, and shows what follows from its values and what contradicts them. */
export function CorrectDriverDialog({ driver, onClose }: CorrectDriverDialogProps) {
  const edit = useEditForm({
    thing: driver,
    schemaFor: () => driverSchema,
    // Nothing is submitted for review: an administrator decides.
    valuesOf: (one: AdminDriver) => ({ ...valuesOf(one), submit: false }),
    ...useCorrectDriver(driver, () => findAdminDriver(driver)),
    onSaved: (saved) => {
      toast.success(`${driverName(saved)} is corrected.`)
      onClose()
    },
  })
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={`Correct ${driverName(driver)}`}
      description="Designs made with it keep the values of that day."
      failed="We couldn’t save the driver"
      saveLabel="Save driver"
    >
      <FormProvider {...edit.form}>
        <DriverFields />
      </FormProvider>
    </EditDialog>
  )
}
