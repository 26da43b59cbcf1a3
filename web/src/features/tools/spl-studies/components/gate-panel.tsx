import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { proPrice } from '#web/features/tools/tool-projects/components/pro-price.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'

export type GatePanelProps = {
  opens: 'sign_in' | 'pro'
  isVisitor: boolean
  /** Own results a day without it. */
  tries: number
}

/** Stands in for a result. The entered values stay, and are there again on return. */
export function GatePanel({ opens, isVisitor, tries }: GatePanelProps) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const from = `from=${encodeURIComponent(here)}`
  const { data: plans } = useQuery(plansQuery)
  const price = proPrice(plans)
  const needsPro = opens === 'pro'
  return (
    <Panel
      title={needsPro ? 'This is part of the Pro membership.' : 'Log in to continue with your own numbers.'}
    >
      <div className="grid gap-4">
        <p>
          {tries > 0 ? `You have used today’s ${tries === 1 ? 'run' : `${tries} runs`}. ` : ''}
          Your numbers stay here.
        </p>
        <ul className="grid list-disc gap-1 pl-5 text-dim">
          {!needsPro && <li>Free: unlimited runs, the power for a target, saved studies.</li>}
          <li>
            {price ? `${price}: ` : 'Pro: '}
            {needsPro && 'unlimited runs, '}levels from your box designs, measured cabins, power compression,
            two systems side by side, adding levels.
          </li>
        </ul>
        <div className="flex flex-wrap gap-2">
          {isVisitor && (
            <ButtonLink to={loginPath(here)} variant="primary">
              Log in
            </ButtonLink>
          )}
          {isVisitor && (
            <ButtonLink to={needsPro ? `/register?type=pro_competitor&${from}` : `/register?${from}`}>
              Sign up
            </ButtonLink>
          )}
          {!isVisitor && (
            <ButtonLink to={`/billing/subscribe?plan=pro_competitor&${from}`} variant="primary">
              Choose Pro
            </ButtonLink>
          )}
          <ButtonLink to="/pricing" variant="ghost">
            Compare plans
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
