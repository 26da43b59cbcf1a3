import type { User } from '#shared/users/user.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { profileCompleteness } from './profile-completeness.ts'

export function CompletenessPanel({ user }: { user: User }) {
  const { percent, missing } = profileCompleteness(user)
  return (
    <Panel title="Profile level">
      <div className="grid gap-4">
        <p className="readout text-3xl text-signal-ink">
          {percent}
          <span className="ml-1 text-xl text-dim">%</span>
        </p>
        <Meter
          label="Profile completeness"
          value={percent}
          hot={1}
          clip={1}
          valueText={`${percent} percent complete`}
        />
        {missing.length > 0 ? (
          <>
            <div>
              <p className="text-sm text-dim">Still to fill in</p>
              <ul className="mt-1.5 flex flex-wrap gap-2">
                {missing.map((name) => (
                  <li key={name} className="rounded-sm border border-edge px-2 py-0.5 text-sm">
                    {name}
                  </li>
                ))}
              </ul>
            </div>
            <ButtonLink to="/profile?tab=settings" className="justify-self-start">
              Complete your profile
            </ButtonLink>
          </>
        ) : (
          <p className="text-dim">Everything is filled in. Members find you by name and place.</p>
        )}
      </div>
    </Panel>
  )
}
