import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ShownCampaign, saveCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { DraftSaver, DraftState } from '#web/features/platform/forms/draft-saver.ts'
import { useSaver } from '#web/features/platform/forms/use-saver.ts'
import { call } from '#web/lib/call.ts'
import { campaignQuery } from '../api/campaign-queries.ts'
import {
  bodyOf,
  type CampaignFields,
  fieldsOf,
  isStorable,
  noProblems,
  pickCampaign,
  problemsIn,
  refusedIn,
} from './campaign-fields.ts'

export type CampaignSaver = DraftSaver<ShownCampaign, CampaignFields>
export type CampaignDraft = DraftState<ShownCampaign, CampaignFields>

/** The draft of a campaign while it is written, with what is wrong with it. */
export function useCampaignSaver(opened: ShownCampaign) {
  const queryClient = useQueryClient()
  const { id: campaignId } = opened.campaign
  const saving = useSaver<ShownCampaign, CampaignFields>({
    name: `newsletter-campaign.${campaignId}`,
    stored: opened,
    fieldsOf,
    pick: pickCampaign,
    send: async (fields, { campaign }, keyFor) => {
      const body = bodyOf(fields, campaign.version)
      const answer = await call(
        saveCampaign,
        { params: { campaignId }, body },
        { idempotencyKey: keyFor(body) },
      )
      // This screen, opened once more, goes on from here.
      queryClient.setQueryData(campaignQuery(campaignId).queryKey, answer)
      return answer
    },
    isValid: isStorable,
    conflict: 'version_conflict',
  })
  const { state } = saving
  // Once it could not be stored, its problems stay in sight until it is.
  const isMarked = useRef(false)
  if (state.status === 'invalid') isMarked.current = true
  if (state.status === 'saved') isMarked.current = false
  const problems =
    state.status === 'refused'
      ? refusedIn(state.fields, state.failure)
      : isMarked.current
        ? problemsIn(state.fields)
        : noProblems
  return { ...saving, problems }
}
