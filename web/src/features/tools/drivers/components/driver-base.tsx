import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { type AdminDriver, exportDrivers } from '#shared/tools/drivers/admin-contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePublish } from '../api/admin-driver-commands.ts'
import { allDriversQuery } from '../api/admin-driver-queries.ts'
import { CorrectDriverDialog } from './correct-driver-dialog.tsx'
import { CorrectLinkedDriver } from './correct-linked-driver.tsx'
import { DriverDecision } from './driver-decision.tsx'
import { driverFilter, driverFilterParts, stateLabels } from './driver-filter.ts'
import { driverColumns } from './driver-table-columns.tsx'
import { MergeDialog } from './merge-dialog.tsx'

const ImportBaseDialog = lazy(async () => ({
  default: (await import('./import-base-dialog.tsx')).ImportBaseDialog,
}))

export type Deciding = { driver: AdminDriver; step: 'reject' | 'retire' }

const mostAtOnce = 20

/** All drivers by their state, with the actions of administrators. */
export function DriverBase() {
  const { filter, setFilter } = useAddressFilter(driverFilter)
  const { state } = filter
  const pages = useInfiniteQuery(allDriversQuery(filter))
  const publish = usePublish()
  const [selected, setSelected] = useState<readonly AdminDriver[]>([])
  const [open, setOpen] = useState<'import' | 'merge'>()
  const [correcting, setCorrecting] = useState<AdminDriver>()
  const [deciding, setDeciding] = useState<Deciding>()
  const show = (changes: Parameters<typeof setFilter>[0]) => {
    setSelected([])
    setFilter(changes)
  }
  const publishAll = (drivers: readonly AdminDriver[]) =>
    publish.mutate(
      { body: { drivers: drivers.map(({ id, version }) => ({ id, version })) } },
      {
        onSuccess: ({ drivers: answers }) => {
          setSelected([])
          const refused = answers.filter(({ outcome }) => outcome === 'refused')
          const done = answers.length - refused.length
          if (done > 0)
            toast.success(done === 1 ? 'The driver is published.' : `${done} drivers are published.`)
          for (const { message } of refused) toast.error(message ?? 'A driver was not published.')
        },
        onError: toastFailure,
      },
    )
  const save = (onRows: (rows: number) => void, signal: AbortSignal) =>
    downloadInParts({
      name: `${state}-drivers`,
      part: (cursor) => call(exportDrivers, { body: { state, ...(cursor && { cursor }) } }, { signal }),
      onRows,
    })
  return (
    <>
      <FilterBar parts={driverFilterParts} filter={filter} onChange={show}>
        <CsvButton
          label="Export"
          download={save}
          done={(rows) => `${rows} drivers are saved as a file.`}
          failed="The drivers were not exported"
        />
        <Button onClick={() => setOpen('import')}>Import</Button>
      </FilterBar>
      <TablePanel
        pages={pages}
        failed="The drivers did not load"
        empty={
          <EmptyState title="No drivers here">
            {state === 'pending'
              ? 'Drivers that members ask to have published wait here.'
              : 'Choose another state, or import drivers.'}
          </EmptyState>
        }
        caption={stateLabels[state]}
        columns={driverColumns({
          state,
          selected,
          onSelect: (driver) =>
            setSelected((before) =>
              before.some(({ id }) => id === driver.id)
                ? before.filter(({ id }) => id !== driver.id)
                : [...before, driver].slice(-mostAtOnce),
            ),
          onCorrect: setCorrecting,
          onPublish: (driver) => publishAll([driver]),
          onDecide: setDeciding,
        })}
        rowKey={({ id }) => id}
      />
      {selected.length > 0 && (
        <section
          aria-label="Selected drivers"
          className="panel sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 px-4 py-3 shadow-lift"
        >
          <p aria-live="polite" className="mr-auto">
            {selected.length} selected
          </p>
          {state === 'published' ? (
            <Button size="sm" disabled={selected.length < 2} onClick={() => setOpen('merge')}>
              Merge
            </Button>
          ) : (
            <Button size="sm" busy={publish.isPending} onClick={() => publishAll(selected)}>
              Publish
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setSelected([])}>
            Clear selection
          </Button>
        </section>
      )}
      {open === 'import' && (
        <Suspense>
          <ImportBaseDialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'merge' && (
        <MergeDialog
          drivers={selected}
          onDone={() => {
            setSelected([])
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {correcting && <CorrectDriverDialog driver={correcting} onClose={() => setCorrecting(undefined)} />}
      {filter.driver && (
        <CorrectLinkedDriver
          key={filter.driver}
          id={filter.driver}
          onClose={() => setFilter({ driver: undefined })}
        />
      )}
      {deciding && <DriverDecision {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}
