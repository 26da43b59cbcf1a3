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
import { ToolNav } from '#web/features/tools/tool-projects/components/tool-nav.tsx'
import { ToolToolbar } from '#web/features/tools/tool-projects/components/tool-toolbar.tsx'
import { useOpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { keepDraft } from '#web/features/tools/tool-projects/state/draft.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
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
      <div className="shell py-6">
        <ScreenHeader
          title={title}
          lead="From your car and your budget to amplifiers, cables and fuses that fit together."
          actions={<ToolToolbar canUndo={view.canUndo} canRedo={view.canRedo} on={desk} />}
        />
        <ToolNav />
        <div className="grid gap-4">
          <LinkBanner opened={opened} isMember={me !== undefined} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <Steps />
            <div className="grid min-w-0 gap-4">
              <ResultPanel />
              {session.status === 'anonymous' && <SignInPanel />}
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

/** Offers to sign in. The visitor's entries stay on the device and are here afterward. */
function SignInPanel() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <Panel title="Keep this system" className="print:hidden">
      <div className="grid gap-3">
        <p className="text-dim">
          Sign in to save this system and to share it. What you entered is here when you come back.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={loginPath(here)} variant="primary">
            Sign in
          </ButtonLink>
          <ButtonLink to={`/register?from=${encodeURIComponent(here)}`}>Create an account</ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
