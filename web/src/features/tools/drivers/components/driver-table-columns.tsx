import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import { implausibleFields } from '#shared/tools/acoustics/driver-ranges.ts'
import type { AdminDriver } from '#shared/tools/drivers/admin-contract.ts'
import type { DriverState } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/table.tsx'
import { WebLink } from '#web/ui/web-link.tsx'

export type DriverColumnsProps = {
  state: DriverState
  selected: readonly AdminDriver[]
  onSelect: (driver: AdminDriver) => void
  onCorrect: (driver: AdminDriver) => void
  onPublish: (driver: AdminDriver) => void
  onDecide: (deciding: { driver: AdminDriver; step: 'reject' | 'retire' }) => void
}

/**
 * The columns of the driver base. Contradictions are marked, and the actions that a driver's state allows are
 * offered.
 */
export function driverColumns(props: DriverColumnsProps): Column<AdminDriver>[] {
  const { state, selected, onSelect, onCorrect, onPublish, onDecide } = props
  return [
    {
      id: 'select',
      header: 'Select',
      heading: <span className="sr-only">Select</span>,
      narrow: 'lead',
      cell: (driver) => (
        <input
          type="checkbox"
          className="check"
          aria-label={`Select ${driverName(driver)}`}
          checked={selected.some(({ id }) => id === driver.id)}
          onChange={() => onSelect(driver)}
        />
      ),
    },
    {
      id: 'driver',
      header: 'Driver',
      narrow: 'title',
      cell: (driver) => (
        <span className="wrap-anywhere">
          <span className="font-semibold">{driverName(driver)}</span>
          {driver.sourceUrl && (
            <>
              {' '}
              <WebLink href={driver.sourceUrl} blank className="text-sm">
                Source
              </WebLink>
            </>
          )}
        </span>
      ),
    },
    { id: 'size', header: 'Size', narrow: 'end', cell: ({ sizeIn }) => `${sizeIn} in` },
    {
      id: 'values',
      header: 'Values',
      narrow: 'meta',
      cell: (driver) => <ValuesCell driver={driver} />,
    },
    {
      id: 'owner',
      header: 'Entered by',
      className: 'max-lg:hidden',
      cell: ({ ownerName }) => ownerName ?? 'Administration',
    },
    {
      id: 'changed',
      header: 'Changed',
      narrow: 'note',
      className: 'whitespace-nowrap text-dim max-lg:hidden',
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
    {
      id: 'act',
      header: 'Actions',
      narrow: 'foot',
      cell: (driver) => {
        const named = <span className="sr-only"> {driverName(driver)}</span>
        return (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onCorrect(driver)}>
              Correct{named}
            </Button>
            {state !== 'published' && !(state === 'draft' && driver.ownerId) && (
              <Button size="sm" onClick={() => onPublish(driver)}>
                Publish{named}
              </Button>
            )}
            {state === 'pending' && (
              <Button size="sm" variant="ghost" onClick={() => onDecide({ driver, step: 'reject' })}>
                Reject{named}
              </Button>
            )}
            {state === 'published' && (
              <Button size="sm" variant="ghost" onClick={() => onDecide({ driver, step: 'retire' })}>
                Retire{named}
              </Button>
            )}
          </div>
        )
      },
    },
  ]
}

function ValuesCell({ driver: { values } }: { driver: AdminDriver }) {
  const answer = completeDriver(values)
  if (isRefusal(answer)) return <Badge tone="danger">Incomplete</Badge>
  const { driver, conflicts } = answer
  const { qts } = answer.values
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="readout text-sm">
        fs {Number(driver.fs.toFixed(1))} Hz, Qts {qts.toFixed(2)}, Vas{' '}
        {Number((driver.vas * 1000).toFixed(1))} L
      </span>
      {conflicts.length > 0 && <Badge tone="warning">Contradicts itself</Badge>}
      {implausibleFields(driver).length > 0 && <Badge tone="warning">Unusual values</Badge>}
    </span>
  )
}
