import { deleteDueAccounts } from '#core/accounts/deletions/delete-due-accounts.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('delete_due_accounts', deleteDueAccounts)
