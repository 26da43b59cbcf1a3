import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { issueLines } from '#shared/tools/diagrams/diagram-svg.ts'
import { hasParts } from '#shared/tools/diagrams/part-needs.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { proPrice } from '#web/features/tools/tool-projects/components/pro-price.ts'
import { ToolNav } from '#web/features/tools/tool-projects/components/tool-nav.tsx'
import type { OpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { useChecks, useChecksOf, useIsCurrent, useIsStopped } from '../checks/use-live-checks.ts'
import { useView } from '../state/use-editor.ts'
import { ChecksStopped } from './checks-stopped.tsx'
import { Drawing } from './drawing.tsx'

export type VisitorDiagramProps = { title: string; lead: string; opened: OpenedLink | undefined }

const [example] = diagramTemplates

/** Shows the diagram of a link, else an example, and what signing in adds. The checks are never held back. */
export function VisitorDiagram({ title, lead, opened }: VisitorDiagramProps) {
  const body = useView((view) => view.body)
  const { data: settings = initialSettings } = useQuery(toolSettingsQuery)
  const { data: plans } = useQuery(plansQuery)
  const price = proPrice(plans)
  const isOwn = body.nodes.length > 0
  const diagram = isOwn || !example ? body : example.diagram
  const name = opened?.shared?.name ?? (isOwn ? 'Your diagram' : (example?.name ?? title))
  const live = useChecksOf(diagram, settings)
  const found = useChecks(live)
  const isCurrent = useIsCurrent(live)
  const isStopped = useIsStopped(live)
  // The checks of the previous diagram say nothing about this one.
  const checks = isCurrent ? found : undefined
  const { pathname, search } = useLocation()
  // A diagram that a link opened is kept on this device, and is still there after signing in.
  const back = pathname + search
  return (
    <>
      <ScreenHeader title={title} lead={lead} />
      <ToolNav />
      <div className="grid gap-4">
        <LinkBanner opened={opened} isMember={false} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section
            aria-label="Diagram"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled by keys, too
            tabIndex={0}
            className="min-w-0 overflow-x-auto"
          >
            <Drawing title={name} diagram={diagram} checks={checks} />
          </section>
          <div className="grid gap-4">
            {isStopped && <ChecksStopped live={live} />}
            {checks && hasParts(diagram) && (
              <Panel title="Checks" aria-label="Checks">
                <ul className="grid gap-1">
                  {[...new Set(issueLines(diagram, checks))].map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </Panel>
            )}
            <Panel title="Sign in to continue with your own numbers.">
              <div className="grid gap-4">
                <ul className="grid list-disc gap-1 pl-5 text-dim">
                  <li>
                    Every member: one diagram with up to 25 parts, every check with its fix, and the picture
                    as a file.
                  </li>
                  <li>
                    {price ? `${price}: ` : 'Pro: '}50 diagrams with up to 150 parts, versions, drawings,
                    lists of parts and print.
                  </li>
                </ul>
                <div className="flex flex-wrap gap-2">
                  <ButtonLink to={loginPath(back)} variant="primary">
                    Sign in
                  </ButtonLink>
                  <ButtonLink to={`/register?from=${encodeURIComponent(back)}`}>Create an account</ButtonLink>
                  <ButtonLink to="/pricing" variant="ghost">
                    Compare memberships
                  </ButtonLink>
                </div>
              </div>
            </Panel>
          </div>
        </div>
      </div>
    </>
  )
}
