import { referenceTwelveOhms } from '#shared/tools/acoustics/reference-twelve.ts'
import { PortedBox } from '#web/graphics/ported-box.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { type BoxFigures, inches, squareInches } from './box-figures.ts'

export type BoxReadoutsProps = { figures: BoxFigures }

function Readout({ label, value, unit }: { label: string; value: string; unit?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-t border-line py-2">
      <dt className="label text-faint">{label}</dt>
      <dd className="readout">
        {value}
        {unit && <span className="ml-1 text-sm text-dim">{unit}</span>}
      </dd>
    </div>
  )
}

export function BoxReadouts({ figures }: BoxReadoutsProps) {
  const { peak, travel, port, volume } = figures
  const percent = Math.round(travel * 100)
  const over = travel > 1
  return (
    <div className="grid grid-cols-2 content-start gap-x-6 gap-y-4 p-4 lg:grid-cols-1">
      <div>
        <p className="label text-faint">Peak in the cabin</p>
        <p className="readout mt-1 text-[2.25rem] leading-none lg:text-[3.25rem] text-signal">
          {peak.spl.toFixed(1)}
          <span className="ml-1.5 text-xl text-dim">dB</span>
        </p>
        <Meter
          label="Peak level"
          className="mt-3"
          value={Number(peak.spl.toFixed(1))}
          min={110}
          max={140}
          valueText={`${peak.spl.toFixed(1)} decibels`}
        />
      </div>
      <div className="self-end">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="label text-faint">Cone travel</span>
          <span className={over ? 'label text-clip-ink' : 'label text-dim'}>
            {over ? `Over Xmax · ${percent}%` : `${percent}% of Xmax`}
          </span>
        </p>
        <Meter
          label="Cone travel"
          className="mt-2"
          value={percent}
          max={120}
          hot={0.7}
          clip={100 / 120}
          valueText={`${percent} percent of Xmax`}
        />
      </div>
      <dl className="col-span-2 hidden sm:block lg:col-span-1">
        <Readout label="Loudest at" value={peak.hz.toFixed(1)} unit="Hz" />
        <Readout
          label="Box rise there"
          value={`${referenceTwelveOhms.toFixed(1)} → ${peak.impedance.toFixed(1)}`}
          unit="Ω"
        />
        {port.length > 0 ? (
          <Readout
            label="Slot port"
            value={`${squareInches(port.area).toFixed(0)} in² × ${inches(port.length).toFixed(1)} in`}
          />
        ) : (
          <Readout label="Slot port" value="none" />
        )}
      </dl>
      <PortedBox volume={volume} portLength={port.length} className="mx-auto hidden w-52 lg:block" />
    </div>
  )
}
