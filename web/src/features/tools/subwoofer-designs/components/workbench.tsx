// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { useOpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'
import { DialogOutlet } from '#web/ui/dialog-outlet.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import type { ChartId } from '../charts/chart-kinds.ts'
import { LargeChart, LargeChartSelect, ReadTogether, SmallCharts } from '../charts/charts.tsx'
import { designerTool } from '../designer-tool.ts'
import { usePrintSheets } from '../printing/use-print-sheets.ts'
import { designsOfTuner } from '../state/tuner-fragment.ts'
import { DesignerContext } from '../state/use-designer.ts'
import { useNewDesigner } from '../state/use-new-designer.ts'
import { AdviceList } from './advice-list.tsx'
import { ComparedDesigns } from './compared-designs.tsx'
import { ConventionList } from './convention-list.tsx'
import { DesignBar } from './design-bar.tsx'
import { DesignGate } from './design-gate.tsx'
import { DesignerBar } from './designer-bar.tsx'
import { DriverProblem } from './driver-problem.tsx'
import { Inputs } from './inputs.tsx'
import { ResultStrip } from './result-strip.tsx'
import { useDriverLink } from './use-driver-link.ts'

const KeepAndShare = lazy(async () => ({ default: (await import('./keep-and-share.tsx')).KeepAndShare }))

const BoxSide = lazy(async () => ({ default: (await import('../build/box-side.tsx')).BoxSide }))

const sides = [
  { id: 'charts', label: 'Charts' },
  { id: 'box', label: 'Box' },
] as const

export type WorkbenchProps = { title: string }

/** The whole designer: a narrow screen has the inputs below the large chart, a wide one beside it. */
export function Workbench({ title }: WorkbenchProps) {
  const designer = useNewDesigner()
  const [tab, setTab] = useState('box')
  const [side, setSide] = useState<(typeof sides)[number]['id']>('charts')
  const [chart, setChart] = useState<ChartId>('cabin')
  const inputs = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { isOpen } = useAccess(me, true)
  const isVisitor = session.status === 'anonymous'
  const isPro = isVisitor ? false : isOpen({ permission: 'pro_tools.full' })
  const opened = useOpenedLink({
    tool: designerTool,
    on: designer,
    hasProject: search.has('project'),
    ofFragment: designsOfTuner,
  })

  const driverProblem = useDriverLink(designer)

  // A dialog stays visible when the window narrows and the side that it was opened from is hidden.
  const [outlet, setOutlet] = useState<Element | null>(null)
  const isPrinting = usePrinting()
  const enterDriver = () => {
    setTab('driver')
    inputs.current?.scrollIntoView({ block: 'nearest' })
  }
  const Sheets = usePrintSheets()

  return (
    <DesignerContext value={designer}>
      <DialogOutlet value={outlet}>
        <div ref={setOutlet} />
        {isPrinting && Sheets && (
          <DesignGate isPro={isPro}>
            <Sheets />
          </DesignGate>
        )}
        <DesignerBar title={title} isMember={me !== undefined} isPro={isPro} onEnter={enterDriver} />
        <ReadTogether>
          <div className={cx('p-2', isPrinting && Sheets && 'print:hidden')}>
            <div className="grid gap-2 not-empty:mb-4">
              <LinkBanner opened={opened} isMember={me !== undefined} />
              {driverProblem && <Banner tone="danger">{driverProblem}</Banner>}
              <DriverProblem onEnter={enterDriver} />
            </div>
            <div className="grid items-start gap-2 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
              <div className="grid min-w-0 gap-2 lg:col-start-2">
                <DesignGate isPro={isPro} quiet>
                  <ResultStrip />
                </DesignGate>
                <div className="flex min-h-11 flex-wrap items-center gap-2">
                  <Segmented legend="Show" name="side" options={sides} value={side} onChange={setSide} />
                  {side === 'charts' && (
                    <div className="min-w-0 grow basis-40 max-w-72">
                      <LargeChartSelect chosen={chart} onChoose={setChart} />
                    </div>
                  )}
                  {session.status === 'signed-in' && <DesignBar isPro={isPro} />}
                </div>
                <DesignGate isPro={isPro}>
                  {side === 'charts' ? (
                    <LargeChart chosen={chart} />
                  ) : (
                    <Suspense fallback={<div className="skeleton h-96" />}>
                      <BoxSide isPro={isPro} isVisitor={isVisitor} />
                    </Suspense>
                  )}
                </DesignGate>
              </div>
              <div ref={inputs} className="h-full min-w-0 lg:row-span-2 lg:row-start-1">
                <Inputs isPro={isPro} isVisitor={isVisitor} tab={tab} onTab={setTab} />
              </div>
              <div className="grid min-w-0 gap-3 lg:col-start-2">
                <DesignGate isPro={isPro} quiet>
                  {side === 'charts' && <SmallCharts chosen={chart} />}
                  <ComparedDesigns />
                </DesignGate>
                <AdviceList />
                {me && (
                  <Suspense fallback={<div className="skeleton h-40" />}>
                    <KeepAndShare />
                  </Suspense>
                )}
                <Conventions />
                <p className="text-sm text-dim">
                  Estimates for planning. Have electrical work checked by a qualified installer.
                </p>
              </div>
            </div>
          </div>
        </ReadTogether>
      </DialogOutlet>
    </DesignerContext>
  )
}

/** Explains the figures to readers who compare them with other programs. */
function Conventions() {
  return (
    <details className="panel p-4">
      <summary className="link font-semibold">How we calculate</summary>
      <ConventionList />
    </details>
  )
}

/** Tells whether the page is being printed. Parts for paper alone are made only then. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // The browser takes its picture of the page as soon as its listeners have returned.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => ended.abort()
  }, [])
  return isPrinting
}
