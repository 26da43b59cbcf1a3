// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { PartsTable } from './parts-table.tsx'
import { PriceField } from './price-field.tsx'

const OpenSystem = lazy(async () => ({ default: (await import('./open-system.tsx')).OpenSystem }))

/** Lists the components of the system and their cost. */
export function ListPanel() {
  const { desk } = useSystemDesk()
  const { wiringPrice } = useStudy()
  const isAwake = useIsAwake()
  return (
    <Panel title="List">
      <div className="grid gap-4">
        <PartsTable />
        <div className="max-w-60">
          <PriceField
            label="Cables and fuses together"
            value={wiringPrice}
            onChange={(price) => desk.change({ wiringPrice: price })}
          />
        </div>
        <Suspense fallback={<div className="skeleton h-11" />}>{isAwake && <OpenSystem />}</Suspense>
      </div>
    </Panel>
  )
}
