import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { subwooferWirings } from '#shared/tools/audio-systems/system-units.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useStudy } from '../state/use-system-desk.ts'
import { CoilDrawing } from './coil-drawing.tsx'
import { PartsTable } from './parts-table.tsx'
import { SupplyPanel } from './supply-panel.tsx'

/** The whole system on paper, whichever step is open. */
export function PrintedSystem() {
  return usePrinting() && <Sheet />
}

function Sheet() {
  const study = useStudy()
  const chosen = subwooferWirings(study)?.chosen
  return (
    <div className="hidden gap-4 print:grid">
      <Panel title={`List for ${study.vehicle.name}`}>
        <PartsTable />
      </Panel>
      {chosen && (
        <Panel title="Wiring of the coils">
          <p className="mb-3">On each output, {Number(chosen.load.toFixed(2))} Ω:</p>
          <CoilDrawing wiring={chosen} />
        </Panel>
      )}
      <SupplyPanel />
    </div>
  )
}

/**
 * Tells whether the page is being printed, so that parts only paper shows are not computed on each step of a
 * slider.
 */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser lays the page out as soon as the listener is done.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
