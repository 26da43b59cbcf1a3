import {
  decideAdCampaign,
  decideAdCreative,
  stopAdCampaign,
} from '#shared/ads/ad-campaigns/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['ads']]

export const useDecideCampaign = command(decideAdCampaign, { changes })
export const useDecideAd = command(decideAdCreative, { changes })
export const useStopCampaign = command(stopAdCampaign, { changes })
