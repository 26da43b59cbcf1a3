import { liftSuppression, retryMail } from '#shared/platform/mails/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useRetryMail = command(retryMail, { changes: [['mails']] })

export const useLiftSuppression = command(liftSuppression, { changes: [['mails']] })
