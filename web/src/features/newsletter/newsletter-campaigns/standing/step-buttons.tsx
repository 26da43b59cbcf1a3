import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Campaign, CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { adminCampaignPath } from '#shared/newsletter/newsletter-campaigns/campaign-path.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import {
  useApproveNews,
  useCancelCampaign,
  useDuplicateCampaign,
  usePauseCampaign,
  useRefuseNews,
  useResumeCampaign,
  useTakeBackCampaign,
} from '../api/campaign-commands.ts'
import { type CampaignStep, stepsOf } from './campaign-steps.ts'

const labels: Record<CampaignStep, string> = {
  approve: 'Approve',
  refuse: 'Return with a reason',
  takeBack: 'Return to draft',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel campaign',
  duplicate: 'Duplicate',
}

const primary: readonly CampaignStep[] = ['approve', 'resume']

type OneOf = { params: { campaignId: CampaignId } }

/** The buttons of what can be done with a campaign as it stands. */
export function StepButtons({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<CampaignStep>()
  const pause = usePauseCampaign()
  const resume = useResumeCampaign()
  const takeBack = useTakeBackCampaign()
  const duplicate = useDuplicateCampaign()
  const cancel = useCancelCampaign()
  const approve = useApproveNews()
  const refuse = useRefuseNews()
  const one = { params: { campaignId: campaign.id } }
  const close = () => setAsked(undefined)
  const run =
    (
      command: UseMutationResult<ShownCampaign, Error, OneOf>,
      done: string,
      then?: (id: CampaignId) => void,
    ) =>
    () => {
      if (command.isPending) return
      void command.mutateAsync(one).then((answer) => {
        toast.success(done)
        then?.(answer.campaign.id)
      }, toastFailure)
    }
  const presses: Record<CampaignStep, () => void> = {
    pause: run(pause, 'Paused'),
    resume: campaign.pausedFor === 'by_hand' ? run(resume, 'Sending resumed') : () => setAsked('resume'),
    takeBack: run(takeBack, 'The campaign is a draft again'),
    duplicate: run(duplicate, 'Campaign duplicated', (id) => void navigate(adminCampaignPath(id))),
    approve: () => setAsked('approve'),
    refuse: () => setAsked('refuse'),
    cancel: () => setAsked('cancel'),
  }
  const isBusy = [pause, resume, takeBack, duplicate].some(({ isPending }) => isPending)
  const name = campaign.subject || campaign.name
  return (
    <>
      {stepsOf(campaign).map((step) => (
        <Button
          key={step}
          variant={primary.includes(step) ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={presses[step]}
        >
          {labels[step]}
        </Button>
      ))}
      {asked === 'cancel' && (
        <ConfirmCommand
          command={cancel}
          input={one}
          title={`Cancel ${name}?`}
          description="No one else gets it. You cannot undo this."
          confirmLabel="Cancel campaign"
          cancelLabel="Keep it"
          danger
          done="Campaign canceled"
          onClose={close}
        />
      )}
      {asked === 'resume' && (
        <ConfirmCommand
          command={resume}
          input={one}
          title="Resume sending?"
          description="It stopped automatically. It continues with those who have not received it."
          confirmLabel="Resume"
          done="Sending resumed"
          onClose={close}
        />
      )}
      {asked === 'approve' && (
        <ConfirmCommand
          command={approve}
          input={one}
          title={`Approve ${name}?`}
          description="It goes out at the chosen time, or right away. Later news of this organization needs no approval."
          confirmLabel="Approve"
          done="News approved"
          onClose={close}
        />
      )}
      {asked === 'refuse' && (
        <ReasonCommand
          command={refuse}
          inputOf={(reason) => ({ ...one, body: { reason } })}
          title={`Return ${name}?`}
          description="It is a draft again. Its author will see your reason and can send it again."
          label="What to change"
          most={500}
          confirmLabel="Return"
          busyText="Returning..."
          done="News returned"
          failed="We couldn’t return it"
          onClose={close}
        />
      )}
    </>
  )
}
