import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import {
  cancelAdCampaign,
  deleteAdCampaign,
  pauseAdCampaign,
  resumeAdCampaign,
  submitAdCreative,
  type WholeAdCampaign,
  withdrawAdCampaign,
} from '#shared/ads/ad-campaigns/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { adsKey, myCampaignsQuery, ownCampaignQuery } from './own-campaign-queries.ts'

type Step =
  | typeof pauseAdCampaign
  | typeof resumeAdCampaign
  | typeof cancelAdCampaign
  | typeof withdrawAdCampaign

/** Shows the answer of a step at once, and reads again what follows from it. */
function useShown() {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: adsKey })
  return {
    onDone: (whole: WholeAdCampaign) => {
      queryClient.setQueryData(ownCampaignQuery(whole.campaign.id).queryKey, whole)
      return readAgain()
    },
    onStale: readAgain,
  }
}

const step = (contract: Step) => () =>
  useCommand({
    ...useShown(),
    send: (input: InputOf<Step>, idempotencyKey): Promise<WholeAdCampaign> =>
      call(contract, input, { idempotencyKey }),
  })

export const usePauseCampaign = step(pauseAdCampaign)
export const useResumeCampaign = step(resumeAdCampaign)
export const useCancelCampaign = step(cancelAdCampaign)
export const useWithdrawCampaign = step(withdrawAdCampaign)

export const useSubmitAd = () =>
  useCommand({
    ...useShown(),
    send: (input: InputOf<typeof submitAdCreative>, idempotencyKey) =>
      call(submitAdCreative, input, { idempotencyKey }),
  })

/** Deletes a draft, after which its page has nothing to show: the list opens first, and then is read again. */
export function useDeleteCampaign() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useCommand({
    send: (input: InputOf<typeof deleteAdCampaign>, idempotencyKey) =>
      call(deleteAdCampaign, input, { idempotencyKey }),
    onDone: async () => {
      await navigate('/my-ads', { replace: true })
      // Of the draft itself nothing is left to read.
      await queryClient.invalidateQueries({ queryKey: myCampaignsQuery.queryKey })
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: adsKey }),
  })
}
