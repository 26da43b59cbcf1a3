// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense } from 'react'
import { SplMode } from '#shared/tools/spl-studies/spl-study.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useDesk, useView } from '../state/use-calculator.ts'
import { Conventions } from './conventions.tsx'
import { LevelMode } from './level-mode.tsx'
import { LockedMode } from './locked-mode.tsx'
import { MeterMode } from './meter-mode.tsx'

const KeepPanel = lazy(async () => ({ default: (await import('./keep-panel.tsx')).KeepPanel }))
const SharePanel = lazy(async () => ({ default: (await import('./share-panel.tsx')).SharePanel }))

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
  const contentOf = (one: SplMode) => {
    if (!parts.modes.includes(one)) return <LockedMode what={lockedWords[one]} />
    return one === 'meter' ? <MeterMode /> : <LevelMode mode={one} {...(instead && { instead })} />
  }
  return (
    <div className="grid gap-4">
      <Tabs
        label="Mode"
        value={mode}
        onChange={(id) => calculator.change({ mode: SplMode.parse(id) }, 'mode')}
        tabs={SplMode.options.map((one) => ({ id: one, label: labels[one], content: contentOf(one) }))}
      />
      {keeps && <Suspense fallback={<div className="skeleton h-40" />}>{isAwake && <KeepPanel />}</Suspense>}
      <Suspense fallback={<div className="skeleton h-28" />}>{isAwake && <SharePanel />}</Suspense>
      <Conventions />
    </div>
  )
}
