import { useState } from 'react'
import * as z from 'zod/mini'
import type { ListedVehicle } from '#shared/events/vehicles/contract.ts'
import { mostDrivers } from '#shared/events/vehicles/drivers-contract.ts'
import { Email } from '#shared/platform/users/email.ts'
import { showFieldErrors } from '#web/features/platform/forms/field-errors.ts'
import { focusFirstError } from '#web/features/platform/forms/focus-first-error.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddDriver, useRemoveDriver } from '../api/vehicle-commands.ts'

type DriversDialogProps = { vehicle: ListedVehicle; onClose: () => void }

const schema = z.strictObject({ email: Email })

/** Lists who else may enter a vehicle. */
export function DriversDialog({ vehicle, onClose }: DriversDialogProps) {
  const { name, drivers = [] } = vehicle
  const remove = useRemoveDriver()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Who drives ${name}`}
      description="Other drivers can enter this vehicle in competitions under their own name, but can’t edit it."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-5">
        {drivers.length > 0 ? (
          <ul aria-label="Who drives it" className="divide-y divide-line">
            {drivers.map((driver) => (
              <li key={driver.userId} className="flex items-center justify-between gap-3 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {driver.name} {driver.invited && <Badge tone="info">Invited</Badge>}
                </span>
                <Button
                  data-own
                  size="sm"
                  disabled={remove.isPending}
                  onClick={() =>
                    remove.mutate(
                      { params: { vehicleId: vehicle.id, memberId: driver.userId } },
                      {
                        onSuccess: () =>
                          toast.success(
                            driver.invited
                              ? 'Invitation withdrawn'
                              : `${driver.name} no longer drives ${name}`,
                          ),
                        onError: toastFailure,
                      },
                    )
                  }
                >
                  Remove<span className="sr-only"> {driver.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-dim">Only you drive it.</p>
        )}
        {drivers.length < mostDrivers ? (
          <AddDriver vehicle={vehicle} />
        ) : (
          <p className="text-sm text-dim">A vehicle has at most {mostDrivers} more drivers.</p>
        )}
      </div>
    </Dialog>
  )
}

function AddDriver({ vehicle }: Pick<DriversDialogProps, 'vehicle'>) {
  const form = useSchemaForm(schema, { defaultValues: { email: '' } })
  const [attempts, setAttempts] = useState(0)
  const add = useAddDriver()
  const {
    register,
    formState: { errors },
  } = form
  const submit = ({ email }: { email: string }) => {
    setAttempts((count) => count + 1)
    add.mutate(
      { params: { vehicleId: vehicle.id }, body: { email } },
      {
        onSuccess: () => {
          form.reset()
          toast.success(`Invitation sent to ${email}`)
        },
        onError: (error) => showFieldErrors(form, error),
      },
    )
  }
  return (
    <form data-own noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit, focusFirstError)}>
      <FormFailure title="We couldn’t send the invitation" failure={add.error} attempts={attempts} />
      <Field
        label="Email"
        required
        hint="They answer from this address, or sign up with it"
        {...(errors.email?.message && { error: errors.email.message })}
      >
        <Input type="email" autoComplete="off" spellCheck={false} {...register('email')} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={add.isPending} busyText="Inviting...">
        Invite
      </Button>
    </form>
  )
}
