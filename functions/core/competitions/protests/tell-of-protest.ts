import { headJudgesOf } from '#core/competitions/competitions/head-judges-of.ts'
import { protests } from '#core/competitions/competitions/protests.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import type { Event } from '#shared/events/events/event.ts'

type Told = { eventId: string; classKey: string; protestId: string }

async function newsOf({ eventId, classKey, protestId }: Told) {
  const [event, protest] = await Promise.all([
    events.get({ id: eventId }),
    protests.get(
      {
        eventId: eventId as Event['id'],
        classKey,
        id: protestId as Protest['id'],
      },
      { consistent: true },
    ),
  ])
  const name = event?.classes.find((one) => one.classKey === classKey)?.name ?? classKey
  return event && protest ? { event, protest, name } : undefined
}

/** The head judges of a class, and its organizer where there is none. */
async function decidersOf(event: Event, classKey: string): Promise<string[]> {
  const judges = await headJudgesOf(event.id, classKey)
  return judges.length > 0 ? judges : [event.ownerId]
}

/** Says to those who decide it that a protest is open. */
export async function notifyDeciders(told: Told, now: string, once: Write): Promise<void> {
  const news = await newsOf(told)
  if (news?.protest.status !== 'open') return
  const { event, protest, name } = news
  const deciders = (await decidersOf(event, told.classKey)).filter((userId) => userId !== protest.by)
  const writes = deciders.slice(0, 5).flatMap((userId) =>
    notify(
      {
        userId: userId as Protest['by'],
        kind: 'protest_news',
        type: 'warning',
        title: 'A protest was filed',
        message: `Someone protests in ${name} at “${event.title}”. The class cannot be signed until it is decided.`,
        href: `/events/${event.id}/desk?tab=classes&class=${told.classKey}`,
      },
      now,
    ),
  )
  if (writes.length > 0) await commit(once, ...writes)
}

const outcomes = { upheld: 'upheld', denied: 'rejected' } as const

/** Says to its entrant how a protest was decided, here and by email. */
export async function tellEntrant(told: Told, now: string, once: Write): Promise<void> {
  const news = await newsOf(told)
  if (!news) return
  const { event, protest, name } = news
  const { status, decision = '', by } = protest
  if (status !== 'upheld' && status !== 'denied') return
  const user = await users.get({ id: by }, { consistent: true })
  if (!user) return
  const shown = notify(
    {
      userId: user.id,
      kind: 'protest_news',
      type: status === 'upheld' ? 'success' : 'info',
      title: `Your protest was ${outcomes[status]}`,
      message: `Your protest in ${name} at “${event.title}” was ${outcomes[status]}: ${decision.slice(0, 300)}`,
      href: `/events/${event.id}/results?class=${told.classKey}`,
    },
    now,
  )
  const mail =
    user.status === 'suspended'
      ? []
      : queueMail(
          {
            toEmail: user.email,
            templateId: 'protest-decided',
            data: {
              firstName: user.firstName,
              eventTitle: event.title,
              eventId: event.id,
              className: name,
              outcome: outcomes[status],
              decision,
            },
            priority: 'normal',
          },
          now,
        )
  await commit(once, ...shown, ...mail)
}
