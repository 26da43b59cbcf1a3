import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { startingSystemStudy } from '#shared/tools/audio-systems/starting-system.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { toolPaths } from '#shared/tools/tool-projects/project-path.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { ToolBar } from '#web/features/tools/tool-projects/components/tool-bar.tsx'
import { useOpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { keepDraft } from '#web/features/tools/tool-projects/state/draft.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import { newSystemDesk } from '../state/system-desk.ts'
import { SystemContext } from '../state/use-system-desk.ts'
import { systemTool } from '../system-tool.ts'
import { PrintedSystem } from './printed-system.tsx'
import { ResultPanel } from './result-panel.tsx'
import { Steps } from './steps.tsx'

const KeepPanel = lazy(async () => ({ default: (await import('./keep-panel.tsx')).KeepPanel }))
const OpenAsDiagram = lazy(async () => ({
  default: (await import('./open-as-diagram.tsx')).OpenAsDiagram,
}))

const load = () => import('../files/export-system.ts')

const action = (label: string, act: (by: Awaited<ReturnType<typeof load>>) => void) => ({
  kind: 'action' as const,
  label,
  onSelect: () => whenLoaded(load, () => void load().then(act)),
})

export type SystemDesignerProps = { title: string }

/** Leads from the vehicle to the list of parts, step by step. The user can go back to each step. */
export function SystemDesigner({ title }: SystemDesignerProps) {
  const [desk] = useState(() => newSystemDesk(startingSystemStudy))
  const { data: settings = initialSettings } = useQuery(toolSettingsQuery)
  const [search] = useSearchParams()
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const isPro = useAccess(me, true).isOpen({ permission: 'pro_tools.full' })
  const hasEditor = useKnownScreens()(toolPaths.diagram)
  const opened = useOpenedLink({ tool: systemTool, on: desk, hasProject: search.has('project') })
  const view = useSyncExternalStore(desk.subscribe, desk.view, desk.view)

  useEffect(() => desk.subscribe(() => keepDraft(systemTool, desk.view().body)), [desk])

  return (
    <SystemContext value={{ desk, settings }}>
      <ToolBar
        title={title}
        history={{ canUndo: view.canUndo, canRedo: view.canRedo, on: desk }}
        exports={{
          onReach: load,
          entries: [
            action('Copy link', (by) => by.copyLink(desk)),
            action('Parts list (CSV)', (by) => by.saveList(desk)),
            action('System (JSON)', (by) => by.saveSystem(desk)),
            // The menu must be gone from the page first.
            { kind: 'action', label: 'Print', onSelect: () => setTimeout(() => window.print()) },
          ],
        }}
      />
      <div className="shell py-4 [--shell:none]">
        <div className="grid gap-4">
          <LinkBanner opened={opened} isMember={me !== undefined} />
          <div className="grid items-start gap-4 min-h-[calc(100svh-var(--header))] lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
            <div className="min-w-0 lg:col-start-2">
              <ResultPanel />
            </div>
            <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <Steps />
            </div>
            <div className="grid min-w-0 gap-4 lg:col-start-2">
              {session.status === 'anonymous' && <LogInPanel />}
              {me && (
                <Suspense fallback={<div className="skeleton h-40" />}>
                  {hasEditor && isPro !== undefined && <OpenAsDiagram isPro={isPro} />}
                  <KeepPanel />
                </Suspense>
              )}
            </div>
          </div>
          <PrintedSystem />
          <p className="text-sm text-dim">
            Estimates for planning. Have electrical work checked by a qualified installer.
          </p>
        </div>
      </div>
    </SystemContext>
  )
}

/** Offers to log in. The visitor's entries stay on the device and are here afterward. */
function LogInPanel() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <Panel title="Keep this system" className="print:hidden">
      <div className="grid gap-3">
        <p className="text-dim">Log in to save and share this system. Your numbers stay here.</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={loginPath(here)} variant="primary">
            Log in
          </ButtonLink>
          <ButtonLink to={`/register?from=${encodeURIComponent(here)}`}>Sign up</ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
