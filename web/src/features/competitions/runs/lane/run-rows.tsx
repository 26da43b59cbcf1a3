import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { usedRuns } from '#shared/competitions/runs/run-score.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { type FoldedEntry, isUnsent } from '#web/features/competitions/judge-scoring/offline/fold-work.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type RunRowsProps = {
  work: ClassWork
  entry: FoldedEntry
  /** Opens the head judge's actions on a run. */
  onCorrect?: ((run: Run) => void) | undefined
  onVoid?: ((run: Run) => void) | undefined
}

const hertz = (tenths: number) => `${Math.floor(tenths / 10)}.${tenths % 10} Hz`

/** The runs of an entry, and which of them the server has. */
export function RunRows({ work, entry, onCorrect, onVoid }: RunRowsProps) {
  const used = usedRuns(entry.runs)
  const nameOf = (code: string) => work.violations.find((one) => one.code === code)?.name ?? code
  return (
    <section aria-label="Runs">
      <ul className="divide-y divide-line border-y border-line">
        {used.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="text-dim">Run {run.runNo}</span>
            <span className="readout text-lg font-semibold">{showHundredths(run.measuredHundredths)} dB</span>
            {run.frequencyTenthsHz !== undefined && (
              <span className="readout">{hertz(run.frequencyTenthsHz)}</span>
            )}
            {run.bonusHundredths > 0 && <span>+{showHundredths(run.bonusHundredths)}</span>}
            {run.keptHundredths !== run.measuredHundredths && (
              <span className="text-clip-ink">counts {showHundredths(run.keptHundredths)}</span>
            )}
            {run.violations.length > 0 && (
              <span className="text-clip-ink">{run.violations.map(nameOf).join(', ')}</span>
            )}
            <span className="ml-auto">
              <Badge tone={isUnsent(run) ? 'warning' : 'success'}>
                {isUnsent(run) ? 'Saved on this tablet' : 'Sent'}
              </Badge>
            </span>
            {!isUnsent(run) && (onCorrect || onVoid) && (
              <span className="flex w-full gap-2">
                {onCorrect && (
                  <Button size="sm" className="min-h-12" onClick={() => onCorrect(run)}>
                    Correct run {run.runNo}
                  </Button>
                )}
                {onVoid && (
                  <Button size="sm" className="min-h-12" onClick={() => onVoid(run)}>
                    Void run {run.runNo}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
        {used.length === 0 && <li className="py-2 text-dim">No run yet.</li>}
      </ul>
    </section>
  )
}
