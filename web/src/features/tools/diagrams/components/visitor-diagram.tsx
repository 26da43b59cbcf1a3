import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { issueLines, notice } from '#shared/tools/diagrams/diagram-svg.ts'
import { hasParts } from '#shared/tools/diagrams/part-needs.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { proPrice } from '#web/features/tools/tool-projects/components/pro-price.ts'
import type { OpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useChecks, useChecksOf, useIsCurrent, useIsStopped } from '../checks/use-live-checks.ts'
import { VisitorPicture } from '../preview/visitor-picture.tsx'
import { useView } from '../state/use-editor.ts'
import { ChecksStopped } from './checks-stopped.tsx'
import { visitorSpace } from './visitor-space.ts'

export type VisitorDiagramProps = { opened: OpenedLink | undefined }

const [example] = diagramTemplates

/** Shows the diagram of a link, else an example, and what signing in adds. The checks are never held back. */
export function VisitorDiagram({ opened }: VisitorDiagramProps) {
  const body = useView((view) => view.body)
  const { data: settings = initialSettings } = useQuery(toolSettingsQuery)
  const { data: plans } = useQuery(plansQuery)
  const price = proPrice(plans)
  const isOwn = body.nodes.length > 0
  const diagram = isOwn || !example ? body : example.diagram
  const name = opened?.shared?.name ?? (isOwn ? 'Your diagram' : (example?.name ?? 'Example'))
  const live = useChecksOf(diagram, settings)
  const found = useChecks(live)
  const isCurrent = useIsCurrent(live)
  const isStopped = useIsStopped(live)
  // The checks of the previous diagram say nothing about this one.
  const checks = isCurrent ? found : undefined
  const { pathname, search } = useLocation()
  // A diagram that a link opened is kept on this device, and is still there after logging in.
  const back = pathname + search
  return (
    <>
      <div className="shell grid gap-4 [--shell:none] not-empty:my-4">
        <LinkBanner opened={opened} isMember={false} />
      </div>
      <div className={visitorSpace}>
        <VisitorPicture title={name} diagram={diagram} isExample={!isOwn} checks={checks} />
      </div>
      <div className="shell grid gap-4 py-4 [--shell:none]">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-2">
            <p className="text-sm text-dim">
              {name}. Drag a part, or move it with the arrow keys. {notice}
            </p>
            {isStopped && <ChecksStopped live={live} />}
            {!isStopped && (
              // The first line has its place before the checks are done.
              <section aria-label="Checks" className="min-h-6">
                {checks && hasParts(diagram) && (
                  <ul className="grid gap-1">
                    {[...new Set(issueLines(diagram, checks))].map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                )}
              </section>
            )}
          </div>
          <section aria-labelledby="draw-your-own" className="panel panel-body grid gap-3">
            <h2 id="draw-your-own" className="text-lg font-semibold">
              Log in to draw your own
            </h2>
            <ul className="grid list-disc gap-1 pl-5 text-sm text-dim">
              <li>
                Free: one diagram of up to 25 parts, every check with its fix, and the picture as a file.
              </li>
              <li>Pro: 50 diagrams of up to 150 parts, versions, drawings, parts lists, and print.</li>
            </ul>
            {/* Its line is there before the price is. */}
            <p className="min-h-6 text-sm">{price}</p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={loginPath(back)} variant="primary">
                Log in
              </ButtonLink>
              <ButtonLink to={`/register?from=${encodeURIComponent(back)}`}>Sign up</ButtonLink>
              <ButtonLink to="/pricing" variant="ghost">
                Compare plans
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </>
  )
}
