// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { startingDesigns } from '#shared/subwoofer-designs/starting-designs.ts'
import { useAccess } from '#web/features/roles/api/use-access.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { cx } from '#web/ui/cx.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Charts } from '../charts/charts.tsx'
import { newDesigner } from '../state/designer.ts'
import { keepDraft } from '../state/draft.ts'
import { DesignerContext } from '../state/use-designer.ts'
import { AdviceList } from './advice-list.tsx'
import { ComparedDesigns } from './compared-designs.tsx'
import { Conventions } from './conventions.tsx'
import { DesignBar } from './design-bar.tsx'
import { Inputs } from './inputs.tsx'
import { LinkBanner } from './link-banner.tsx'
import { ResultStrip } from './result-strip.tsx'
import { Toolbar } from './toolbar.tsx'
import { useOpenedLink } from './use-opened-link.ts'

const KeepAndShare = lazy(async () => ({ default: (await import('./keep-and-share.tsx')).KeepAndShare }))

const sides = [
  { id: 'charts', label: 'Charts' },
  { id: 'inputs', label: 'Inputs' },
] as const

export type WorkbenchProps = { title: string }

/** The designer with everything around it. On a narrow screen either the charts or the inputs are in sight. */
export function Workbench({ title }: WorkbenchProps) {
  const [designer] = useState(() => newDesigner(startingDesigns))
  const [side, setSide] = useState<(typeof sides)[number]['id']>('charts')
  const [search] = useSearchParams()
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { isOpen } = useAccess(me, true)
  const isVisitor = session.status === 'anonymous'
  const isPro = isVisitor ? false : isOpen({ permission: 'pro_tools.full' })
  const opened = useOpenedLink(designer, search.has('project'))

  useEffect(() => designer.subscribe(() => keepDraft({ body: designer.view().body })), [designer])

  return (
    <DesignerContext value={designer}>
      <div className="shell py-6">
        <ScreenHeader
          title={title}
          lead="Driver, box and car in one model: every curve follows while you move."
          actions={<Toolbar />}
        />
        <div className="grid gap-4">
          <LinkBanner opened={opened} isMember={me !== undefined} />
          <DesignBar isPro={isPro} mayCompare={!isVisitor} />
          <ResultStrip />
          <div className="lg:hidden">
            <Segmented legend="Show" name="side" options={sides} value={side} onChange={setSide} />
          </div>
          <div className="grid items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
            <div className={cx('min-w-0', side !== 'inputs' && 'max-lg:hidden')}>
              <Inputs isPro={isPro} isVisitor={isVisitor} />
            </div>
            <div className={cx('grid min-w-0 gap-4', side !== 'charts' && 'max-lg:hidden')}>
              <Charts />
              <AdviceList />
              <ComparedDesigns />
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
      </div>
    </DesignerContext>
  )
}
