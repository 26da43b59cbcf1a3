import {
  acceptSponsorship,
  declineSponsorship,
  endSponsorship,
  requestSponsorship,
} from '#shared/ads/sponsorships/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['sponsorships']]

export const useRequestSponsorship = command(requestSponsorship, { changes })
export const useAcceptSponsorship = command(acceptSponsorship, { changes })
export const useDeclineSponsorship = command(declineSponsorship, { changes })
export const useEndSponsorship = command(endSponsorship, { changes })
