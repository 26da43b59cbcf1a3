import { useQueryClient } from '@tanstack/react-query'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { adsKey, ownCampaignQuery } from './own-campaign-queries.ts'

/** Shows an answer about a campaign at once, and reads again what else shows it. */
export function useKeepCampaign() {
  const queryClient = useQueryClient()
  return {
    keep: (own: WholeAdCampaign): Promise<unknown> => {
      const { queryKey } = ownCampaignQuery(own.campaign.id)
      queryClient.setQueryData(queryKey, own)
      return queryClient.invalidateQueries({
        queryKey: adsKey,
        predicate: (other) => JSON.stringify(other.queryKey) !== JSON.stringify(queryKey),
      })
    },
    readAgain: () => queryClient.invalidateQueries({ queryKey: adsKey }),
  }
}
