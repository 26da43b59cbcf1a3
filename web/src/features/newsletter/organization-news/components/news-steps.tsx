import { useState } from 'react'
import type { Campaign, CampaignStatus } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCancelNews, useTakeBackNews } from '../api/news-api.ts'
import type { NamedNews } from '../editing/use-news-saver.ts'
import { DeleteNews } from './delete-news.tsx'

const returns: readonly CampaignStatus[] = ['in_review', 'scheduled', 'missed']
const goesOut: readonly CampaignStatus[] = ['preparing', 'sending', 'paused']

type NewsStepsProps = { params: NamedNews; campaign: Campaign }

/** What the people of an organization can do with news that is no draft. */
export function NewsSteps({ params, campaign: { status, startedAt } }: NewsStepsProps) {
  const [asked, setAsked] = useState<'cancel' | 'delete'>()
  const takeBack = useTakeBackNews()
  const cancel = useCancelNews()
  const close = () => setAsked(undefined)
  return (
    <>
      {returns.includes(status) && (
        <Button
          data-own
          busy={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(
              { params },
              { onSuccess: () => toast.success('It is a draft again'), onError: toastFailure },
            )
          }
        >
          Return to draft
        </Button>
      )}
      {goesOut.includes(status) && (
        <Button data-own onClick={() => setAsked('cancel')}>
          Stop sending
        </Button>
      )}
      {status === 'cancelled' && !startedAt && (
        <Button data-own onClick={() => setAsked('delete')}>
          Delete
        </Button>
      )}
      {asked === 'cancel' && (
        <ConfirmCommand
          command={cancel}
          input={{ params }}
          title="Stop sending the news?"
          description="No one else gets it. You cannot undo this."
          confirmLabel="Stop sending"
          cancelLabel="Go on"
          danger
          done="Sending stopped"
          onClose={close}
        />
      )}
      {asked === 'delete' && <DeleteNews params={params} onClose={close} />}
    </>
  )
}
