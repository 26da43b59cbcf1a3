import { getMailReach } from '#shared/mail/mail-reach/contract.ts'
import { query } from '#web/lib/query.ts'

export const mailReachQuery = query('mail-reach', getMailReach, {})
