import { useQuery } from '@tanstack/react-query'
import { localTime } from '#shared/platform/time/local-time.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { sheetValues } from '#shared/tools/drivers/sheet-values.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { driverQuery } from '../api/driver-query.ts'
import { coilWords } from './coil-words.ts'
import { DriverSections } from './driver-sections.tsx'

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
          <Facts
            facts={[
              ['Size', `${driver.sizeIn} in`],
              ['Values hold for', coilWords[driver.valuesFor]],
              ...sheetValues(driver),
              ...mountingOf(driver.mounting),
              driver.sourceUrl && [
                'Source',
                <WebLink key="source" href={driver.sourceUrl} blank className="wrap-anywhere" />,
              ],
              driver.notes && ['Notes', driver.notes],
              ['Changed', localTime(driver.updatedAt)],
            ]}
          />
          <DriverSections driver={driver} />
        </>
      )}
    </Dialog>
  )
}

type Mounting = {
  [Part in 'outerDiameter' | 'cutOutDiameter' | 'depth' | 'displacement']?: number | undefined
}

const mountingNames: Record<keyof Mounting, string> = {
  outerDiameter: 'Outer diameter',
  cutOutDiameter: 'Cut-out diameter',
  depth: 'Mounting depth',
  displacement: 'Displacement',
}

const mountingOf = (mounting: Mounting): [string, string][] =>
  (Object.keys(mountingNames) as (keyof Mounting)[]).flatMap((part) => {
    const value = mounting[part]
    if (value === undefined) return []
    const shown = Number((value * 1000).toFixed(2))
    return [[mountingNames[part], `${shown} ${part === 'displacement' ? 'L' : 'mm'}`]]
  })
