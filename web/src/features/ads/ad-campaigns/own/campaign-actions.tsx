import { useState } from 'react'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { OwnAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  useCancelCampaign,
  useDeleteCampaign,
  usePauseCampaign,
  useResumeCampaign,
  useWithdrawCampaign,
} from '../api/own-campaign-commands.ts'
import { refundWords } from './refund-words.ts'

export type CampaignStep = 'withdraw' | 'pause' | 'resume' | 'cancel' | 'delete'

type StepWords = {
  button: string
  title: string
  says: string
  done: string
  danger?: true
}

const steps: Record<CampaignStep, StepWords> = {
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw this campaign?',
    says: 'It is a draft again, and others can have its days. Its price may change until you submit it again.',
    done: 'It is a draft again',
  },
  pause: {
    button: 'Pause',
    title: 'Pause this campaign?',
    says: 'It stays hidden until you resume it. Its days keep counting, so there is less time for its views.',
    done: 'Campaign paused',
  },
  resume: {
    button: 'Resume',
    title: 'Resume this campaign?',
    says: 'It shows again within a minute.',
    done: 'Campaign resumed',
  },
  cancel: {
    button: 'Cancel campaign',
    title: 'Cancel this campaign?',
    says: 'It ends now, for good.',
    done: 'Campaign canceled',
    danger: true,
  },
  delete: {
    button: 'Delete draft',
    title: 'Delete this draft?',
    says: 'Its ads are deleted too. You cannot undo this.',
    done: 'Draft deleted',
    danger: true,
  },
}

/** The steps that are open to the advertiser of a campaign as it stands. */
export function openSteps({ campaign }: OwnAdCampaign, now: string): CampaignStep[] {
  const { model, pausedBy } = campaign
  const state = campaignStateAt(campaign, now)
  const isOn = state === 'scheduled' || state === 'running'
  const isPaused = state === 'paused'
  const open: (CampaignStep | false | undefined)[] = [
    (state === 'in_review' || state === 'approved') && 'withdraw',
    isOn && model !== 'featured' && 'pause',
    isPaused && pausedBy?.includes('advertiser') && 'resume',
    (isOn || isPaused) && 'cancel',
    state === 'draft' && 'delete',
  ]
  return open.filter((step): step is CampaignStep => Boolean(step))
}

/** What happens, of which some depends on the campaign. */
function saysOf(step: CampaignStep, own: OwnAdCampaign, now: string): string {
  if (step === 'cancel') return `${steps.cancel.says} ${refundWords(own, now)}`
  if (step === 'withdraw' && own.campaign.model === 'featured')
    return 'You do not pay for it. You can book it again.'
  return steps[step].says
}

type CampaignActionsProps = { own: OwnAdCampaign; now: string }

/** The steps of a campaign, each after a question that says what happens. */
export function CampaignActions({ own, now }: CampaignActionsProps) {
  const [asked, setAsked] = useState<CampaignStep>()
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {openSteps(own, now).map((step) => (
        <Button
          key={step}
          data-own
          size="sm"
          variant={step === 'resume' ? 'primary' : 'secondary'}
          onClick={() => setAsked(step)}
        >
          {steps[step].button}
        </Button>
      ))}
      {asked && <StepQuestion step={asked} own={own} now={now} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type StepQuestionProps = CampaignActionsProps & { step: CampaignStep; onClose: () => void }

export function StepQuestion({ step, own, now, onClose }: StepQuestionProps) {
  const { id: campaignId, version } = own.campaign
  const commands = {
    withdraw: useWithdrawCampaign(),
    pause: usePauseCampaign(),
    resume: useResumeCampaign(),
    cancel: useCancelCampaign(),
  }
  const remove = useDeleteCampaign()
  const { button, title, done, danger = false } = steps[step]
  const dialog = {
    title,
    description: saysOf(step, own, now),
    confirmLabel: button,
    ...(step === 'cancel' && { cancelLabel: 'Keep it' }),
    done,
    danger,
    onClose,
  }
  const params = { campaignId }
  return step === 'delete' ? (
    <ConfirmCommand {...dialog} command={remove} input={{ params }} />
  ) : (
    <ConfirmCommand {...dialog} command={commands[step]} input={{ params, body: { version } }} />
  )
}
