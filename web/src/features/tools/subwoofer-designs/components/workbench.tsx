// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { ToolNav } from '#web/features/tools/tool-projects/components/tool-nav.tsx'
import { useOpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'
import { DialogOutlet } from '#web/ui/dialog-outlet.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Charts } from '../charts/charts.tsx'
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
import { DriverProblem } from './driver-problem.tsx'
import { Inputs } from './inputs.tsx'
import { ResultStrip } from './result-strip.tsx'
import { StartButton } from './start-button.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDriverLink } from './use-driver-link.ts'

const KeepAndShare = lazy(async () => ({ default: (await import('./keep-and-share.tsx')).KeepAndShare }))

const BoxSide = lazy(async () => ({ default: (await import('../build/box-side.tsx')).BoxSide }))

const sides = [
  { id: 'charts', label: 'Charts' },
  { id: 'box', label: 'Box' },
  { id: 'inputs', label: 'Inputs' },
] as const
const wideSides = [sides[0], sides[1]] as const

export type WorkbenchProps = { title: string }

/** The whole designer. A narrow screen shows the charts, the box or the inputs. */
export function Workbench({ title }: WorkbenchProps) {
  const designer = useNewDesigner()
  const [tab, setTab] = useState('box')
  const [side, setSide] = useState<(typeof sides)[number]['id']>('charts')
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
    setSide('inputs')
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
        <div className={cx('shell py-6', isPrinting && Sheets && 'print:hidden')}>
          <ScreenHeader
            title={title}
            lead="Driver, box and car in one model: every curve follows while you move."
            actions={
              <>
                {me && <StartButton onEnter={enterDriver} />}
                <Toolbar />
              </>
            }
          />
          <ToolNav />
          <div className="grid gap-4">
            <LinkBanner opened={opened} isMember={me !== undefined} />
            {driverProblem && <Banner tone="danger">{driverProblem}</Banner>}
            <DesignBar isPro={isPro} mayCompare={!isVisitor} />
            <DriverProblem onEnter={enterDriver} />
            <DesignGate isPro={isPro} quiet>
              <ResultStrip />
            </DesignGate>
            <div className="lg:hidden">
              <Segmented legend="Show" name="side" options={sides} value={side} onChange={setSide} />
            </div>
            <div className="grid items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
              <div className={cx('min-w-0', side !== 'inputs' && 'max-lg:hidden')}>
                <Inputs isPro={isPro} isVisitor={isVisitor} tab={tab} onTab={setTab} />
              </div>
              <div className={cx('grid min-w-0 gap-4', side === 'inputs' && 'max-lg:hidden')}>
                <div className="max-lg:hidden">
                  <Segmented
                    legend="Show beside the inputs"
                    name="wide-side"
                    options={wideSides}
                    value={side === 'box' ? 'box' : 'charts'}
                    onChange={setSide}
                  />
                </div>
                <DesignGate isPro={isPro}>
                  {side === 'box' ? (
                    <Suspense fallback={<div className="skeleton h-96" />}>
                      <BoxSide isPro={isPro} isVisitor={isVisitor} />
                    </Suspense>
                  ) : (
                    <Charts />
                  )}
                  <ComparedDesigns />
                </DesignGate>
                <AdviceList />
                {me && (
                  <Suspense fallback={<div className="skeleton h-40" />}>
                    <KeepAndShare isPro={isPro} />
                  </Suspense>
                )}
                <Conventions />
                <p className="text-sm text-dim">
                  Estimates for planning. Have electrical work checked by a qualified installer.
                </p>
              </div>
            </div>
          </div>
        </div>
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
