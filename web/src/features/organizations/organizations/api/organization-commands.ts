import {
  archiveOrganization,
  submitOrganization,
  withdrawOrganization,
} from '#shared/organizations/organizations/contract.ts'
import {
  answerOrganizationInvite,
  changeOrganizationRole,
  inviteToOrganization,
  removeFromOrganization,
  withdrawOrganizationInvite,
} from '#shared/organizations/organizations/people-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['organizations'], ['organization-people']]

export const useSubmitForReview = command(submitOrganization, { changes })
export const useWithdraw = command(withdrawOrganization, { changes })
export const useArchive = command(archiveOrganization, { changes })
export const useAnswerInvite = command(answerOrganizationInvite, { changes })
export const useInvite = command(inviteToOrganization, { changes })
export const useWithdrawInvite = command(withdrawOrganizationInvite, { changes })
export const useChangeRole = command(changeOrganizationRole, { changes })
export const useRemove = command(removeFromOrganization, { changes })
