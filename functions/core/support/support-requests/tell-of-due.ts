import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import type { ClockName } from '#shared/support/support-requests/due-step.ts'
import { agentRequestPath } from '#shared/support/support-requests/named-request.ts'
import type { StoredRequest } from './requests.ts'

type Due = { clock: ClockName; isMissed: boolean; dueAt: string }

/** What is due, as it follows the number of a request. */
export function dueWords({ clock, isMissed }: Pick<Due, 'clock' | 'isMissed'>): string {
  if (clock === 'first') return isMissed ? 'has waited too long for an answer' : 'needs an answer soon'
  return isMissed ? 'was not solved in time' : 'is to be solved soon'
}

/** Those whom it concerns: the assignee is warned, and everybody is told of what was missed, with a mail to who has it. */
export function concernedBy(
  { assigneeId }: Pick<StoredRequest, 'assigneeId'>,
  agents: readonly StoredUser[],
  isMissed: boolean,
): { agent: StoredUser; isMailed: boolean }[] {
  const hasAssignee = agents.some(({ id }) => id === assigneeId)
  return agents
    .filter(({ id }) => isMissed || id === assigneeId)
    .map((agent) => ({ agent, isMailed: !hasAssignee || agent.id === assigneeId }))
}

/** The writes that tell one agent. */
export function tellOfDue(
  request: StoredRequest,
  due: Due,
  { agent, isMailed }: { agent: StoredUser; isMailed: boolean },
  { settings, now }: { settings: DeskSettings; now: string },
): Write[] {
  const { number, subject, deskId, id } = request
  const words = dueWords(due)
  const path = agentRequestPath(deskId, id)
  const details = `${due.isMissed ? 'It was due' : 'It is due'} ${zonedTime(due.dueAt, settings.hours.timeZone)}.`
  return [
    ...notify(
      {
        userId: agent.id,
        kind: 'support_due',
        type: 'warning',
        title: `${number} ${words}`,
        message: subject,
        href: path,
      },
      now,
    ),
    ...(isMailed
      ? queueMail(
          {
            toEmail: agent.email,
            templateId: 'support-due',
            data: {
              firstName: agent.firstName,
              requestNumber: number,
              requestSubject: subject,
              dueWords: words,
              details,
              path,
            },
            priority: 'normal',
          },
          now,
        )
      : []),
  ]
}
