import { useState } from 'react'
import type { Security } from '#shared/platform/security/contract.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DisableSecondFactor } from './disable-second-factor.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

type SecondFactorSectionProps = {
  security: Security
  /**
   * True when nothing can be started. A started setup is ended, because nothing else closes the recovery
   * codes.
   */
  disabled: boolean
}

export function SecondFactorSection({ security, disabled }: SecondFactorSectionProps) {
  const [open, setOpen] = useState<'set-up' | 'turn-off'>()
  const { secondFactor: on, recoveryCodesLeft } = security
  const { registrationProvider } = useMe()
  const close = () => setOpen(undefined)
  return (
    <Panel
      title="Two-factor authentication"
      aside={<Badge tone={on ? 'success' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>}
    >
      <p className="mb-5 text-dim">
        {on
          ? `You log in with your password and a code from your authenticator app. Recovery codes left: ${recoveryCodesLeft}. To get new ones, turn it off and set it up again.`
          : 'Add an authenticator app, and no one can log in with your password alone.'}{' '}
        {registrationProvider === 'google' && 'Google has its own second step.'}
      </p>
      <Button disabled={disabled} onClick={() => setOpen(on ? 'turn-off' : 'set-up')}>
        {on ? 'Turn off' : 'Set up'}
      </Button>
      {open === 'turn-off' && <DisableSecondFactor onClose={close} />}
      {open === 'set-up' && <SetUpSecondFactor onClose={close} />}
    </Panel>
  )
}
