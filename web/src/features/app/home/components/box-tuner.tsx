import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { FrequencyResponse, responseScale } from '#web/graphics/frequency-response.tsx'
import { ImpedanceCurve } from '#web/graphics/impedance-curve.tsx'
import { hzOf } from '#web/graphics/trace.ts'
import { Fader } from '#web/ui/fader.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type BoxSettings, figuresOf, startingBox } from './box-figures.ts'
import { BoxReadouts } from './box-readouts.tsx'

const tuningRange = { min: 25, max: 50 }
const kinds = [
  { id: 'ported', label: 'Ported' },
  { id: 'sealed', label: 'Sealed' },
] as const

/** A box you can tune: the drawing the server sends is already the real answer for the starting box. */
export function BoxTuner() {
  const [settings, setSettings] = useState(startingBox)
  const plot = useRef<HTMLDivElement>(null)
  const figures = useMemo(() => figuresOf(settings), [settings])
  const against = useMemo(
    () => figuresOf({ ...settings, kind: settings.kind === 'ported' ? 'sealed' : 'ported' }),
    [settings],
  )
  const turn = (change: Partial<BoxSettings>) => setSettings((now) => ({ ...now, ...change }))
  const { kind, cubicFeet, tuning, watts } = settings

  const dragTuning = (event: PointerEvent) => {
    const face = plot.current?.querySelector('svg')?.getBoundingClientRect()
    if (!face || event.buttons !== 1 || kind !== 'ported') return
    const hz = hzOf(
      responseScale,
      ((event.clientX - face.left) / face.width) * (responseScale.width + 56) - 44,
    )
    turn({ tuning: Math.round(Math.min(tuningRange.max, Math.max(tuningRange.min, hz)) * 2) / 2 })
  }

  return (
    <Panel
      screws
      flush
      title="Enclosure instrument"
      aside={
        <Segmented
          legend="Enclosure"
          name="enclosure"
          options={kinds}
          value={kind}
          onChange={(id) => turn({ kind: id })}
        />
      }
    >
      <div className="p-3 sm:p-4">
        <div className="display grid lg:grid-cols-[minmax(0,1fr)_15.5rem]">
          <div
            ref={plot}
            className="grid [touch-action:pan-y] cursor-ew-resize content-between px-2 pt-3 pb-1 sm:px-3 lg:border-r lg:border-line"
            onPointerDown={dragTuning}
            onPointerMove={dragTuning}
          >
            <div>
              <p className="label flex justify-between gap-4 px-1 whitespace-nowrap text-faint normal-case [letter-spacing:0]">
                <span>dB in the cabin, over Hz</span>
                <span>Dashed: {kind === 'ported' ? 'sealed' : 'ported'}</span>
              </p>
              <FrequencyResponse
                level={figures.level}
                against={against.level}
                tuning={kind === 'ported' ? tuning : undefined}
                label={`Response of a 12-inch subwoofer in ${cubicFeet} cubic feet: loudest ${figures.peak.spl.toFixed(1)} decibels at ${figures.peak.hz.toFixed(1)} hertz.`}
                className="block w-full"
              />
            </div>
            <div>
              <p className="label px-1 text-faint normal-case [letter-spacing:0]">Impedance, Ω</p>
              <ImpedanceCurve
                impedance={figures.impedance}
                tuning={kind === 'ported' ? tuning : undefined}
                label={
                  kind === 'ported' ? 'Impedance: two humps, with the dip at tuning.' : 'Impedance: one hump.'
                }
                className="block w-full"
              />
            </div>
          </div>
          <div className="border-t border-line lg:border-t-0">
            <BoxReadouts figures={figures} />
          </div>
        </div>
        <div className="grid gap-x-8 gap-y-1 px-1 pt-4 sm:grid-cols-3">
          <Fader
            label="Tuning"
            {...tuningRange}
            step={0.5}
            value={tuning}
            disabled={kind === 'sealed'}
            format={(hz) => (kind === 'sealed' ? 'none' : `${hz.toFixed(1)} Hz`)}
            onChange={(hz) => turn({ tuning: hz })}
          />
          <Fader
            label="Net volume"
            min={1}
            max={4}
            step={0.1}
            value={cubicFeet}
            format={(feet) => `${feet.toFixed(1)} ft³`}
            onChange={(feet) => turn({ cubicFeet: feet })}
          />
          <Fader
            label="Power"
            min={100}
            max={2000}
            step={50}
            value={watts}
            format={(value) => `${value.toLocaleString('en-US')} W`}
            onChange={(value) => turn({ watts: value })}
          />
        </div>
        <p className="px-1 pt-3 text-sm">
          <TextLink to={`/subwoofer-designer#tuner=${kind},${cubicFeet},${tuning},${watts}`}>
            Open in designer
          </TextLink>
        </p>
      </div>
    </Panel>
  )
}
