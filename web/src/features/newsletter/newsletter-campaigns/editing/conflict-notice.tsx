import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCampaign, type ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { FieldChanges } from '#web/features/platform/forms/field-changes.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { campaignQuery } from '../api/campaign-queries.ts'
import { blockName } from '../editor/block-kinds.ts'
import { type CampaignFields, fieldsOf } from './campaign-fields.ts'
import type { CampaignDraft, CampaignSaver } from './use-campaign-saver.ts'

type ConflictNoticeProps = { saver: CampaignSaver; state: CampaignDraft }

const wordsOf = ({ name, fromName, replyTo, content }: CampaignFields) => ({
  name,
  sender: fromName,
  replyTo,
  subject: content.subject,
  previewLine: content.preheader,
  footer: content.layout.footerText,
  blocks: content.blocks.map(blockName),
})

/** Says that someone else has saved. Nothing typed is lost, and the editor chooses which version continues. */
export function ConflictNotice({ saver, state }: ConflictNoticeProps) {
  const queryClient = useQueryClient()
  const { id: campaignId } = state.stored.campaign
  const [theirs, setTheirs] = useState<ShownCampaign>()
  const reading = useCommand({
    send: (_: (campaign: ShownCampaign) => unknown) => call(getCampaign, { params: { campaignId } }),
    onDone: async (campaign, then) => {
      // One that is no draft any more is shown as what it is.
      queryClient.setQueryData(campaignQuery(campaignId).queryKey, campaign)
      if (campaign.campaign.status === 'draft') then(campaign)
    },
  })
  const withTheirs = (then: (campaign: ShownCampaign) => unknown) => () =>
    reading.mutate(then, { onError: toastFailure })
  const keepMine = withTheirs((campaign) => {
    setTheirs(undefined)
    return saver.saveOver(campaign)
  })
  const takeTheirs = withTheirs((campaign) => {
    setTheirs(undefined)
    saver.replace(campaign)
  })
  return (
    <FormError title="We couldn’t save the campaign" takeFocus={false}>
      <p>Someone else changed this campaign in the meantime. What you wrote is kept here.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={reading.isPending} onClick={withTheirs(setTheirs)}>
          Compare
        </Button>
        <Button size="sm" disabled={reading.isPending} onClick={keepMine}>
          Keep mine
        </Button>
        <Button size="sm" disabled={reading.isPending} onClick={takeTheirs}>
          Reload theirs
        </Button>
      </div>
      {theirs && (
        <Dialog
          open
          wide
          title="Theirs and yours"
          description="Their version comes first, yours after the arrow."
          onClose={() => setTheirs(undefined)}
          footer={
            <>
              <Button onClick={takeTheirs}>Use theirs</Button>
              <Button variant="primary" onClick={keepMine}>
                Keep mine
              </Button>
            </>
          }
        >
          <FieldChanges before={wordsOf(fieldsOf(theirs))} after={wordsOf(state.fields)} />
          <p className="text-sm text-dim">Texts, links, and the audience can differ, too.</p>
        </Dialog>
      )}
    </FormError>
  )
}
