import type { User } from '#shared/platform/users/user.ts'
import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { profileCompleteness } from './profile-completeness.ts'

/** Lists the missing parts of a profile. A complete profile shows nothing. */
export function CompletenessPanel({ user }: { user: User }) {
  const { percent, missing } = profileCompleteness(user)
  if (missing.length === 0) return null
  return (
    <Panel
      title="Your profile"
      aside={
        <TextLink to="/profile?tab=settings" className="text-sm">
          Edit
        </TextLink>
      }
    >
      <div className="grid gap-3">
        <p>
          <span className="readout font-semibold text-signal-ink">{percent}%</span> complete
        </p>
        <Meter
          label="Profile completeness"
          value={percent}
          hot={1}
          clip={1}
          valueText={`${percent} percent complete`}
        />
        <p className="text-sm text-dim">Still missing: {missing.join(', ').toLowerCase()}</p>
      </div>
    </Panel>
  )
}
