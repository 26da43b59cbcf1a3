import { mailSwitches } from '#core/mail/unsubscribe/mail-switches.ts'
import { alone } from '#core/platform/jobs/alone.ts'
import { job } from '#core/platform/jobs/job.ts'
import { deliverDueMails } from '#core/platform/mails/deliver-due-mails.ts'

/** It is due every minute, and may take five. */
const seconds = 300

export const handler = job('deliver_due_mails', (now) =>
  alone({ job: 'deliver_due_mails', seconds, now }, () => deliverDueMails(now, mailSwitches)),
)
