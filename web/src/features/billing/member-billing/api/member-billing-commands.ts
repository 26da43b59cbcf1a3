import {
  changePlanForMember,
  createManualSubscription,
} from '#shared/billing/subscriptions/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** Whatever an administrator does with money or a plan shows in every list of the billing. */
const how = { changes: [['admin-billing']] }

export const useChangePlanForMember = command(changePlanForMember, how)
export const useCreateManualSubscription = command(createManualSubscription, how)
