import { useQuery } from '@tanstack/react-query'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { driverQuery } from '../api/driver-query.ts'
import { DriverSections } from './driver-sections.tsx'
import { sheetFacts } from './sheet-facts.tsx'

export type DriverSheetDialogProps = { driverId: string; onClose: () => void }

/** A driver as the driver base has it now, with the way to report a wrong value. */
export function DriverSheetDialog({ driverId, onClose }: DriverSheetDialogProps) {
  const sheet = useQuery(driverQuery(driverId))
  const { data: driver, error } = sheet
  const isOwn = error instanceof ApiError && error.code === 'driver_not_found'
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={driver ? driverName(driver) : 'Data sheet'}
      description="As published by the maker, not measured. Your design keeps the values of the day you chose it."
      footer={
        driver && (
          <ReportButton subject={{ type: 'driver', id: driver.id }} of={`the driver ${driverName(driver)}`} />
        )
      }
    >
      {isOwn && (
        <p>
          This driver is only yours, or it is no longer in the driver database. Your design keeps its values.
        </p>
      )}
      {sheet.isError && !isOwn && (
        <QueryFailure
          title="The data sheet did not load"
          error={error}
          retrying={sheet.isFetching}
          onRetry={() => void sheet.refetch()}
        />
      )}
      {sheet.isPending && <div className="skeleton h-64" />}
      {driver && (
        <>
          <Facts facts={sheetFacts(driver)} />
          <DriverSections driver={driver} />
        </>
      )}
    </Dialog>
  )
}
