import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'

const parts = [
  { part: 'Driver', built: 'Two 18s, dual 1 Ω', by: 'Manufacturer' },
  { part: 'Amplifier', built: '5 kW into 1 Ω', by: 'Manufacturer' },
  { part: 'Enclosure', built: '9 ft³ tuned to 34 Hz', by: 'Retailer' },
  { part: 'Install', built: 'Wall, wiring, tune', by: 'Retailer' },
]

/** Breaks a score down into its parts, as a judge’s meter shows it. */
export function ResultAnatomy() {
  return (
    <Panel title="Where a number comes from" aside={<span className="label text-faint">Example</span>} screws>
      <div className="display px-5 pt-4 pb-5">
        <p className="label text-faint">Trunk class, run 2</p>
        <p className="readout mt-1 text-4xl text-signal-ink">
          149.6<span className="ml-2 text-xl text-dim">dB</span>
        </p>
        <Meter label="Level" value={149.6} min={120} max={160} valueText="149.6 decibels" className="mt-3" />
        <ul className="relative mt-5 grid border-l-2 border-signal-ink">
          {parts.map(({ part, built, by }) => (
            <li
              key={part}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 text-sm sm:text-base"
            >
              <span aria-hidden="true" className="h-0.5 bg-signal-ink" />
              <span>
                <span className="block font-semibold">{part}</span>
                <span className="block text-dim">{built}</span>
              </span>
              <span className="label border border-edge px-2 py-1 text-dim max-[22.5rem]:col-start-2 max-[22.5rem]:mt-1 max-[22.5rem]:justify-self-start">
                {by}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
