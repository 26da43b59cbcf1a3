import type { ScheduledEvent } from 'aws-lambda'
import { deleteDueAccounts } from '#core/deletions/delete-due-accounts.ts'

export const handler = (event: ScheduledEvent) => deleteDueAccounts(new Date(event.time).toISOString())
