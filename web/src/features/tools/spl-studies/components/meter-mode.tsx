import { Plus, Trash2 } from 'lucide-react'
import { coherentSum, incoherentSum } from '#shared/tools/acoustics/levels.ts'
import { hearingTexts } from '#shared/tools/spl-studies/hearing-texts.ts'
import { mostLevels } from '#shared/tools/spl-studies/spl-study.ts'
import { QuantityField } from '#web/features/tools/tool-projects/components/quantity-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useDesk, useStudy } from '../state/use-calculator.ts'
import { boundsOf } from './bounds-of.ts'
import { SafetyPanel } from './safety-panel.tsx'

/** Adds several levels. */
export function MeterMode() {
  const { calculator, settings } = useDesk()
  const { meter } = useStudy()
  const { levels, inPhase } = meter
  const sum = inPhase ? coherentSum(levels) : incoherentSum(levels)
  const set = (change: Partial<typeof meter>, gesture?: string) =>
    calculator.change({ meter: { ...meter, ...change } }, gesture)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <Panel title="Levels">
        <div className="grid gap-3">
          {levels.map((level, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its place
              key={at}
              className="flex items-end gap-1"
            >
              <div className="grow">
                <QuantityField
                  field={`meter.${at}`}
                  label={`Level ${at + 1}`}
                  quantity="level"
                  value={level}
                  {...boundsOf('metered')}
                  onChange={(db) => db !== undefined && set({ levels: levels.with(at, db) }, `meter.${at}`)}
                  onRelease={calculator.release}
                />
              </div>
              {levels.length > 1 && (
                <IconButton
                  label={`Remove level ${at + 1}`}
                  icon={<Trash2 className="size-4" aria-hidden="true" />}
                  onClick={() => set({ levels: levels.toSpliced(at, 1) })}
                />
              )}
            </div>
          ))}
          {levels.length < mostLevels && (
            <Button
              className="justify-self-start"
              onClick={() => set({ levels: [...levels, levels.at(-1) ?? 90] })}
            >
              <Plus className="size-4" aria-hidden="true" />
              Add a level
            </Button>
          )}
          <Checkbox
            label="The sources play the same signal in phase"
            hint="Two such subwoofers add 6 dB, two unrelated sources add 3 dB."
            checked={inPhase}
            onChange={({ target }) => set({ inPhase: target.checked })}
          />
        </div>
      </Panel>
      <div className="grid gap-4">
        <div className="display px-4 py-3">
          <p className="label text-faint">All together</p>
          <p className="readout text-4xl text-signal-ink">{sum.toFixed(1)} dB</p>
        </div>
        <SafetyPanel hearing={hearingTexts(sum, settings.hearing)} supply={undefined} />
      </div>
    </div>
  )
}
