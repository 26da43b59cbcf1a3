import { Check, Circle } from 'lucide-react'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import { mayApply } from '#shared/platform/verifications/awaits-approval.ts'
import { HelpLink } from '#web/features/platform/help/help-link.tsx'
import {
  accountStages,
  accountStanding,
  type Standing,
  verificationStanding,
} from '#web/features/platform/users/components/account-standing.ts'
import { BusinessApplication } from '#web/features/platform/verifications/components/business-application.tsx'
import { BusinessVerification } from '#web/features/platform/verifications/components/business-verification.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The state of the account and what happens next. */
export function VerificationPanel({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title={`${membershipLabels[user.membershipType]} account`}>
        <dl className="grid gap-6">
          <StandingRow name="Account" standing={accountStanding(user)} />
          <StandingRow name="Email" standing={verificationStanding(user)} />
        </dl>
      </Panel>
      <Panel title="Progress">
        <ol className="grid gap-5">
          {accountStages(user).map((stage) => (
            <li key={stage.title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
              {stage.done ? (
                <Check className="mt-0.5 size-5 text-ok-ink" aria-hidden="true" />
              ) : (
                <Circle className="mt-0.5 size-5 text-dim" aria-hidden="true" />
              )}
              <span>
                <span className="block font-semibold">
                  {stage.title}
                  <span className="sr-only">{stage.done ? ' (done)' : ' (open)'}</span>
                </span>
                <span className="block text-sm text-dim">{stage.text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      {isBusiness(user.membershipType) && (
        <div className="lg:col-span-2">
          <BusinessVerification user={user} />
        </div>
      )}
      <HelpLink about={{ kind: 'verification', id: user.id }} className="lg:col-span-2" />
      {mayApply(user) && (
        <div className="lg:col-span-2">
          <BusinessApplication user={user} />
        </div>
      )}
    </div>
  )
}

function StandingRow({ name, standing }: { name: string; standing: Standing }) {
  return (
    <div>
      <dt className="flex items-center gap-3">
        <span className="font-semibold">{name}</span>
        <Badge tone={standing.tone}>{standing.word}</Badge>
      </dt>
      <dd className="mt-1.5 text-dim">{standing.sentence}</dd>
    </div>
  )
}
