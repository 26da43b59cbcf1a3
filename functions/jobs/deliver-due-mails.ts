import type { ScheduledEvent } from 'aws-lambda'
import { mailSwitches } from '#core/mail/unsubscribe/mail-switches.ts'
import { alone } from '#core/platform/jobs/alone.ts'
import { deliverDueMails } from '#core/platform/mails/deliver-due-mails.ts'

/** It is due every minute, and may take five. */
const seconds = 300

export function handler(event: ScheduledEvent) {
  const now = new Date(event.time).toISOString()
  return alone({ job: 'deliver_due_mails', seconds, now }, () => deliverDueMails(now, mailSwitches))
}
