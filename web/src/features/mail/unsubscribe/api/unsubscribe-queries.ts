import { getMailChoice } from '#shared/mail/unsubscribe/contract.ts'
import { query } from '#web/lib/query.ts'

export const mailChoiceQuery = (token: string) => query('unsubscribe', getMailChoice, { params: { token } })
