import {
  approveNews,
  cancelCampaign,
  createCampaign,
  deleteCampaign,
  deleteNewsletterTemplate,
  duplicateCampaign,
  pauseCampaign,
  refuseNews,
  resumeCampaign,
  takeBackCampaign,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { campaignsKey } from './campaign-queries.ts'

const changes = [campaignsKey]

export const useCreateCampaign = command(createCampaign, { changes })
export const useDuplicateCampaign = command(duplicateCampaign, { changes })
export const useDeleteCampaign = command(deleteCampaign, { changes })
export const useTakeBackCampaign = command(takeBackCampaign, { changes })
export const usePauseCampaign = command(pauseCampaign, { changes })
export const useResumeCampaign = command(resumeCampaign, { changes })
export const useCancelCampaign = command(cancelCampaign, { changes })
export const useApproveNews = command(approveNews, { changes })
export const useRefuseNews = command(refuseNews, { changes })
export const useDeleteTemplate = command(deleteNewsletterTemplate, { changes })
