import { hearingTexts } from '#shared/tools/spl-studies/hearing-texts.ts'
import { splLevel } from '#shared/tools/spl-studies/spl-level.ts'
import { splNotices } from '#shared/tools/spl-studies/spl-notices.ts'
import { splSupply } from '#shared/tools/spl-studies/spl-supply.ts'
import { LogFader } from '#web/features/tools/tool-projects/components/log-fader.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Fader } from '#web/ui/fader.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useDesk, useStudy, useSystem } from '../state/use-calculator.ts'
import { ChartBeside } from './chart-beside.tsx'
import { LevelPlot } from './level-plot.tsx'
import { ReadAt } from './read-at.tsx'
import { ResultDisplay } from './result-display.tsx'
import { SafetyPanel } from './safety-panel.tsx'
import { Waterfall } from './waterfall.tsx'
import { wattsText } from './watts-text.ts'

const wholeWatts = (watts: number) => Number(watts.toPrecision(2))

/** Two twelves in a midsize car: a worked example that everyone may move. */
export function Example() {
  const { calculator, settings } = useDesk()
  const { hz } = useStudy()
  const system = useSystem()
  const { release, changeSystem } = calculator
  return (
    <div className="grid gap-4">
      <ResultDisplay system={system} hz={hz} />
      <ChartBeside
        chart={
          <LevelPlot
            systems={[system]}
            active={0}
            hz={hz}
            onRead={(next) => calculator.change({ hz: next }, 'hz')}
            onRelease={release}
          />
        }
        rest={
          <>
            {splNotices(system, hz).map((notice) => (
              <Banner key={notice}>{notice}</Banner>
            ))}
            <SafetyPanel
              hearing={hearingTexts(splLevel(system, hz).level, settings.hearing)}
              supply={splSupply(system, settings)}
            />
          </>
        }
      >
        <Panel aria-label="Example">
          <div className="grid gap-3">
            <LogFader
              label="Power"
              value={system.watts}
              min={10}
              max={20_000}
              format={wattsText}
              snap={wholeWatts}
              onChange={(watts) => changeSystem({ watts }, 'watts')}
              onRelease={release}
            />
            <Fader
              label="Drivers"
              value={system.drivers}
              min={1}
              max={8}
              step={1}
              format={(count) => String(count)}
              onChange={(drivers) => changeSystem({ drivers }, 'drivers')}
              onPointerUp={release}
              onKeyUp={release}
            />
            <ReadAt />
            <p className="text-sm text-dim">Subwoofers of 87 dB with 14 mm of travel in a midsize car.</p>
          </div>
        </Panel>
        <Waterfall system={system} hz={hz} />
      </ChartBeside>
    </div>
  )
}
