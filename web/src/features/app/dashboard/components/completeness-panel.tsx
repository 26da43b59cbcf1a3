import type { Me } from '#shared/platform/users/contract.ts'
import { accountStanding } from '#web/features/platform/users/components/account-standing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { profileCompleteness } from './profile-completeness.ts'

/** What the profile of a business still lacks, and whether it is verified. */
export function CompletenessPanel({ me }: { me: Me }) {
  const { percent, missing } = profileCompleteness(me)
  const standing = accountStanding(me)
  return (
    <Panel
      title="Your business profile"
      aside={
        <TextLink to="/profile?tab=settings" className="text-sm">
          Edit
        </TextLink>
      }
    >
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <TextLink to="/profile?tab=verification">Verification</TextLink>
          <Badge tone={standing.tone}>{me.status === 'active' ? 'Verified' : standing.word}</Badge>
        </p>
        {missing.length > 0 && (
          <>
            <Meter
              label="Profile completeness"
              value={percent}
              hot={1}
              clip={1}
              valueText={`${percent} percent complete`}
            />
            <p>
              <span className="readout font-semibold">{percent}%</span> complete. Still missing:
            </p>
            <ul className="grid gap-2">
              {missing.map((part) => (
                <li key={part}>
                  <TextLink to="/profile?tab=settings">{part}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  )
}
