// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense } from 'react'
import { hearingTexts } from '#shared/tools/spl-studies/hearing-texts.ts'
import { splLevel } from '#shared/tools/spl-studies/spl-level.ts'
import { splNotices } from '#shared/tools/spl-studies/spl-notices.ts'
import type { SplStudy, SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { splSupply } from '#shared/tools/spl-studies/spl-supply.ts'
import { splTarget } from '#shared/tools/spl-studies/spl-target.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk, useStudy, useSystem, useView } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'
import { BoxFields } from './box-fields.tsx'
import { CabinFields } from './cabin-fields.tsx'
import { ChartBeside } from './chart-beside.tsx'
import { ComparedSystems } from './compared-systems.tsx'
import { DistanceFields } from './distance-fields.tsx'
import { HeatFields } from './heat-fields.tsx'
import { LevelPlot } from './level-plot.tsx'
import { LimitFields } from './limit-fields.tsx'
import { PowerFields } from './power-fields.tsx'
import { ReadAt } from './read-at.tsx'
import { ResultDisplay } from './result-display.tsx'
import { SafetyPanel } from './safety-panel.tsx'
import { SupplyPanel } from './supply-panel.tsx'
import { SystemBar } from './system-bar.tsx'
import { TargetDisplay } from './target-display.tsx'
import { Waterfall } from './waterfall.tsx'

const DesignPicker = lazy(async () => ({ default: (await import('./design-picker.tsx')).DesignPicker }))

export type LevelModeProps = {
  mode: Exclude<SplStudy['mode'], 'meter'>
  /** The part in place of the result while it is not shown. */
  instead?: ReactNode
}

const fields = {
  sensitivity: <SensitivityFields />,
  power: <PowerFields />,
  drivers: <CountFields />,
  box: <BoxFields />,
  cabin: <CabinFields />,
  distance: <DistanceFields />,
  compression: <HeatFields />,
}

/** The power follows from the target. */
const { power: _power, ...targetFields } = fields

/** The level of a system, or the requirements of a level: terms on one side, their result on the other. */
export function LevelMode({ mode, instead }: LevelModeProps) {
  const { calculator, settings } = useDesk()
  const study = useStudy()
  const system = useSystem()
  const active = useView((view) => view.active)
  const { hz, target, systems } = study
  const isTarget = mode === 'target'
  const isShown = instead === undefined
  const level = isTarget ? target : splLevel(system, hz).level
  const power = isTarget ? splTarget(system, target, hz).watts : undefined
  const supply = splSupply(system, settings, power)
  // The power that a target needs is shown as if it were there.
  const shown: SplSystem = power === undefined ? system : { ...system, watts: power, wattsOf: 'all' }
  const notices = isTarget ? targetNotices(system, target, hz) : splNotices(system, hz)
  return (
    <div className="grid gap-4">
      {!isShown && instead}
      {isShown &&
        (isTarget ? (
          <TargetDisplay system={system} hz={hz} target={target} />
        ) : (
          <ResultDisplay system={system} hz={hz} />
        ))}
      <ChartBeside
        chart={
          isShown && (
            <LevelPlot
              systems={systems.with(active, shown)}
              active={active}
              hz={hz}
              onRead={(next) => calculator.change({ hz: next }, 'hz')}
              onRelease={calculator.release}
            />
          )
        }
        rest={
          <>
            {isShown && notices.map((notice) => <Banner key={notice}>{notice}</Banner>)}
            {isShown && <ComparedSystems systems={systems} hz={hz} target={target} />}
            <SafetyPanel hearing={hearingTexts(level, settings.hearing)} supply={supply} />
            <SupplyPanel supply={isShown ? supply : undefined} />
          </>
        }
      >
        {mode === 'design' && (
          <Suspense fallback={<div className="skeleton h-40" />}>
            <DesignPicker />
          </Suspense>
        )}
        <Panel aria-label="System">
          <div className="grid gap-4">
            {isTarget && (
              <QuantityField
                field="spl.target"
                label="Level to reach"
                quantity="level"
                value={target}
                {...boundsOf('target')}
                onChange={(db) => db !== undefined && calculator.change({ target: db }, 'target')}
                onRelease={calculator.release}
              />
            )}
            <ReadAt />
            <SystemBar />
          </div>
        </Panel>
        <Waterfall system={shown} hz={hz} isShown={isShown} fields={isTarget ? targetFields : fields} />
        <Panel title="Cone and coil limits">
          <LimitFields />
        </Panel>
      </ChartBeside>
    </div>
  )
}

function targetNotices(system: SplSystem, target: number, hz: number): string[] {
  const { ceiling } = splLevel(system, hz)
  if (ceiling === undefined || target <= ceiling) return []
  return [
    `The cones cannot move enough air: ${ceiling.toFixed(1)} dB is their ceiling at ${Number(hz.toFixed(1))} Hz.`,
  ]
}

const counts = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 20, 24, 32, 48, 64]

function CountFields() {
  const { calculator } = useDesk()
  const { drivers } = useSystem()
  const shown = counts.includes(drivers) ? counts : [...counts, drivers].toSorted((one, other) => one - other)
  return (
    <Field label="Number of drivers">
      <Select
        value={drivers}
        onChange={({ target }) => calculator.changeSystem({ drivers: Number(target.value) })}
      >
        {shown.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </Select>
    </Field>
  )
}

function SensitivityFields() {
  const { calculator } = useDesk()
  const { sensitivity } = useSystem()
  return (
    <QuantityField
      field="spl.sensitivity"
      label="One driver, 1 W at 1 m"
      quantity="level"
      value={sensitivity}
      {...boundsOf('sensitivity')}
      onChange={(value) =>
        value !== undefined && calculator.changeSystem({ sensitivity: value }, 'sensitivity')
      }
      onRelease={calculator.release}
    />
  )
}
