import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listMyDrivers, type OwnDriver } from '#shared/tools/drivers/contract.ts'
import type { DriverState } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { isOwnersToChange } from '#shared/tools/drivers/driver-step.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDeleteDriver } from '../api/driver-commands.ts'
import { DriverDialog } from './driver-dialog.tsx'
import type { DriverDraft } from './driver-values.ts'
import { ImportDrivers } from './import-drivers.tsx'

/** The words for the state of a driver that its owner reads. */
const driverStateWords: Record<DriverState, string> = {
  draft: 'Only yours',
  pending: 'Pending review',
  published: 'Published',
  rejected: 'Rejected',
  retired: 'Retired',
}

export type MyDriversDialogProps = {
  /** The starting values of a new driver. */
  blank: DriverDraft
  onChoose: (driver: OwnDriver) => void
  onClose: () => void
}

/** The drivers of the member: to design with, to change, to ask for their publication and to delete. */
export function MyDriversDialog({ blank, onChoose, onClose }: MyDriversDialogProps) {
  const pages = useInfiniteQuery(pagesQuery(listMyDrivers, { key: ['drivers', listMyDrivers.name] }))
  const remove = useDeleteDriver()
  const [editing, setEditing] = useState<DriverDraft>()
  const [removing, setRemoving] = useState<OwnDriver>()
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Your drivers"
      description="Only you see them, unless you ask for one to be published."
      footer={
        <Button variant="primary" onClick={() => setEditing(blank)}>
          Add a driver
        </Button>
      }
    >
      <CursorList
        pages={pages}
        waiting={<div className="skeleton h-24" />}
        failed="Your drivers did not load"
        empty={
          <p className="text-dim">
            You keep no drivers yet. Add one from its data sheet, or import WinISD files.
          </p>
        }
      >
        {(items) => (
          <ul aria-label="Your drivers" className="divide-y divide-line">
            {items.map((driver) => (
              <li key={driver.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{driverName(driver)}</p>
                  <p className="text-sm text-dim">
                    {driver.sizeIn} in. {driverStateWords[driver.state]}.
                  </p>
                  {driver.reason && <p className="text-sm wrap-anywhere">{driver.reason}</p>}
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => onChoose(driver)}>
                    Design with it<span className="sr-only">: {driverName(driver)}</span>
                  </Button>
                  {isOwnersToChange(driver.state) && (
                    <>
                      <Button size="sm" onClick={() => setEditing(driver)}>
                        Edit<span className="sr-only"> {driverName(driver)}</span>
                      </Button>
                      <Button size="sm" variant="ghost" onClick={() => setRemoving(driver)}>
                        Delete<span className="sr-only"> {driverName(driver)}</span>
                      </Button>
                    </>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </CursorList>
      <ImportDrivers />
      {editing && <DriverDialog driver={editing} onClose={() => setEditing(undefined)} />}
      {removing && (
        <ConfirmCommand
          command={remove}
          input={{ params: { driverId: removing.id } }}
          title={`Delete ${driverName(removing)}?`}
          confirmLabel="Delete"
          done={`${driverName(removing)} is deleted.`}
          description="Designs made with it keep its values."
          danger
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Dialog>
  )
}
