import { type SubwooferWirings, subwooferWirings } from '#shared/tools/audio-systems/system-units.ts'
import type { DriverWiring } from '#shared/tools/wiring/driver-wirings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { CoilDrawing } from './coil-drawing.tsx'

/** Every balanced way to wire the coils, drawn, with the load that each makes. */
export function CoilsPanel() {
  const study = useStudy()
  const wirings = subwooferWirings(study)
  if (!study.subwoofers) return <p className="text-dim">This system has no subwoofers.</p>
  if (!wirings)
    return (
      <p className="text-dim">
        Add amplifiers for the subwoofers whose outputs divide them evenly to see how the coils can be wired.
      </p>
    )
  const { perOutput, least } = wirings
  return (
    <Panel title="Wiring of the coils">
      <p className="mb-4 text-dim">
        {perOutput === 1 ? 'One driver' : `${perOutput} drivers`} on each output, which is stable down to{' '}
        {Number(least.toFixed(2))} Ω.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {wirings.all.map((wiring) => (
          <Network key={`${wiring.coils}-${wiring.series}`} wiring={wiring} wirings={wirings} />
        ))}
      </ul>
    </Panel>
  )
}

function Network({ wiring, wirings }: { wiring: DriverWiring; wirings: SubwooferWirings }) {
  const { desk } = useSystemDesk()
  const { coils, series, load } = wiring
  const isChosen = wiring === wirings.chosen
  const isTooLow = load < wirings.least - 1e-9
  return (
    <li className={cx('grid content-start gap-3 border p-4', isChosen ? 'border-signal' : 'border-line')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong className="readout">{Number(load.toFixed(2))} Ω</strong>
        {isTooLow && <Badge tone="danger">Below the minimum</Badge>}
      </div>
      <CoilDrawing wiring={wiring} />
      <div>
        <Button
          size="sm"
          aria-pressed={isChosen}
          disabled={isTooLow && !isChosen}
          onClick={() => desk.changeSubwoofers({ wiring: { coils, series } })}
        >
          {isChosen ? 'Wired this way' : 'Wire them this way'}
          <span className="sr-only"> at {Number(load.toFixed(2))} Ω</span>
        </Button>
      </div>
    </li>
  )
}
