import type { AdPace } from '#shared/ads/ad-delivery/contract.ts'
import { useStopCampaign } from '#web/features/ads/ad-campaigns/api/admin-campaign-commands.ts'
import { leaveOnConflict } from '#web/features/directory/listings/administration/leave-on-conflict.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'

export type StopStep = 'pause' | 'resume' | 'cancel'

const words = {
  pause: {
    title: (name: string) => `Pause ${name}?`,
    description:
      'It stays hidden until you resume it. Its days keep counting. The advertiser will see the reason.',
    confirmLabel: 'Pause',
    busyText: 'Pausing...',
    done: (name: string) => `${name} is paused`,
    failed: 'We couldn’t pause it',
  },
  resume: {
    title: (name: string) => `Resume ${name}?`,
    description: 'It shows again within a minute. The advertiser will see the reason.',
    confirmLabel: 'Resume',
    busyText: 'Resuming...',
    done: (name: string) => `${name} goes on`,
    failed: 'We couldn’t resume it',
  },
  cancel: {
    title: (name: string) => `End ${name}?`,
    description:
      'It ends now, for good. What was not delivered is refunded. The advertiser will see the reason.',
    confirmLabel: 'End campaign',
    busyText: 'Ending...',
    done: (name: string) => `${name} is ended`,
    failed: 'We couldn’t end it',
  },
} as const satisfies Record<StopStep, unknown>

type StopDialogProps = { step: StopStep; pace: AdPace; onClose: () => void }

/** Asks for the reason before a paid campaign is paused, goes on, or ends. */
export function StopDialog({ step, pace: { campaignId, name, version }, onClose }: StopDialogProps) {
  const { title, description, confirmLabel, busyText, done, failed } = words[step]
  return (
    <ReasonCommand
      least={1}
      most={500}
      hint="Up to 500 characters"
      title={title(name)}
      description={description}
      confirmLabel={confirmLabel}
      busyText={busyText}
      done={done(name)}
      failed={failed}
      danger={step === 'cancel'}
      command={leaveOnConflict(useStopCampaign(), onClose)}
      inputOf={(reason) => ({ params: { campaignId }, body: { step, reason, version } })}
      onClose={onClose}
    />
  )
}
