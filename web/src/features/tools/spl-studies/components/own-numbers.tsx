// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SplMode } from '#shared/tools/spl-studies/spl-study.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useDesk, useView } from '../state/use-calculator.ts'
import { LevelMode } from './level-mode.tsx'
import { MeterMode } from './meter-mode.tsx'

const KeepPanel = lazy(async () => ({ default: (await import('./keep-panel.tsx')).KeepPanel }))
const OpenStudy = lazy(async () => ({ default: (await import('./open-study.tsx')).OpenStudy }))

export type OwnNumbersProps = {
  /** True when the study can be kept as a project. */
  keeps: boolean
  /** The part in place of the result while it is not shown. */
  instead?: ReactNode
}

const labels: Record<SplMode, string> = {
  quick: 'Quick',
  design: 'From a design',
  target: 'Target',
  meter: 'Add levels',
}

const lockedWords = {
  design: 'Levels from the curves of your own designs',
  meter: 'Adding the levels of several sources',
  quick: 'Own numbers',
  target: 'Targets',
} as const

/** All modes of the calculator. */
export function OwnNumbers({ keeps, instead }: OwnNumbersProps) {
  const { calculator, parts } = useDesk()
  const isAwake = useIsAwake()
  const mode = useView(({ body }) => body.mode)
  /** A mode that says what opens it. It is no part of the study, which could not be saved with it. */
  const [peek, setPeek] = useState<{ at: SplMode; from: SplMode }>()
  const choose = (next: SplMode) => {
    const isLocked = !parts.modes.includes(next)
    setPeek(isLocked ? { at: next, from: mode } : undefined)
    if (!isLocked) calculator.change({ mode: next }, 'mode')
  }
  const contentOf = (one: SplMode) => {
    if (!parts.modes.includes(one)) return <LockedMode what={lockedWords[one]} />
    return one === 'meter' ? <MeterMode /> : <LevelMode mode={one} {...(instead && { instead })} />
  }
  return (
    <div className="grid gap-4">
      <Tabs
        label="Mode"
        value={peek?.from === mode ? peek.at : mode}
        onChange={(id) => choose(SplMode.parse(id))}
        tabs={SplMode.options.map((one) => ({ id: one, label: labels[one], content: contentOf(one) }))}
      />
      {keeps && <Suspense fallback={<div className="skeleton h-40" />}>{isAwake && <KeepPanel />}</Suspense>}
      <Suspense fallback={<div className="skeleton h-28" />}>{isAwake && <OpenStudy />}</Suspense>
      <Conventions />
    </div>
  )
}

/** Explains the figures. */
function Conventions() {
  return (
    <details className="panel p-4">
      <summary className="link font-semibold">How we calculate</summary>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm text-dim">
        <li>Level is rms in half space at 1 m; the cabin is added to it. Air at 20 °C.</li>
        <li>Drivers that share a power add 10·log n, drivers with the same power each 20·log n.</li>
        <li>
          Below its first mode, which follows from the longest interior dimension, a cabin adds 12 dB per
          octave until its leaks end that. There, distance doesn’t matter.
        </li>
        <li>
          The displacement limit is the pressure that the air moved at Xmax makes in the cabin. No level goes
          above it.
        </li>
        <li>The band is ±3 dB, and ±1.5 dB with a measured cabin.</li>
        <li>
          This is never a predicted score: meters, seals, the place of the microphone and the vehicle decide.
        </li>
      </ul>
    </details>
  )
}

type LockedModeProps = { what: string }

/** A mode that a larger membership opens. */
function LockedMode({ what }: LockedModeProps) {
  return (
    <Panel title="Pro">
      <ProNote what={what} />
    </Panel>
  )
}
