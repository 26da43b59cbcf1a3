import type { ScheduledEvent } from 'aws-lambda'
import { deleteDueAccounts } from '#core/accounts/deletions/delete-due-accounts.ts'

export const handler = (event: ScheduledEvent) => deleteDueAccounts(new Date(event.time).toISOString())
