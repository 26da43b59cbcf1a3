import { useState } from 'react'
import type { AdminDriver } from '#shared/tools/drivers/admin-contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMerge } from '../api/admin-driver-commands.ts'

export type MergeDialogProps = {
  drivers: readonly AdminDriver[]
  onDone: () => void
  onClose: () => void
}

/** Keeps one of several published drivers; the others lead to it. */
export function MergeDialog({ drivers, onDone, onClose }: MergeDialogProps) {
  const merge = useMerge()
  const [keepId, setKeepId] = useState(drivers[0]?.id)
  const [attempts, setAttempts] = useState(0)
  const press = () => {
    if (!keepId) return
    setAttempts((count) => count + 1)
    merge.mutate(
      { body: { keepId, duplicateIds: drivers.map(({ id }) => id).filter((id) => id !== keepId) } },
      {
        onSuccess: (kept) => {
          toast.success(`${driverName(kept)} is kept, and the duplicates are retired.`)
          onDone()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!merge.isPending}
      title={`Merge ${drivers.length} drivers`}
      description="The others are retired. Anyone who asks for one of them gets the driver that you keep."
      footer={
        <>
          <Button onClick={onClose} disabled={merge.isPending}>
            Cancel
          </Button>
          <Button variant="primary" busy={merge.isPending} onClick={press}>
            Merge
          </Button>
        </>
      }
    >
      <FormFailure title="The drivers were not merged" failure={merge.error} attempts={attempts} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Keep</legend>
        {drivers.map((driver) => (
          <label key={driver.id} className="flex items-center gap-3">
            <input
              type="radio"
              name="keep"
              className="radio"
              checked={driver.id === keepId}
              onChange={() => setKeepId(driver.id)}
            />
            <span className="wrap-anywhere">
              {driverName(driver)}, {driver.sizeIn} in
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
