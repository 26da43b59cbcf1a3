import { ownDay } from '#shared/platform/time/own-day.ts'
import { dayLabel } from '#web/features/market/conversations/components/message-days.ts'

export type MessageDay<Message> = { day: string; label: string; messages: Message[] }

/** Messages by the days of the reader’s own calendar, from the first to the last. `newestFirst` is how they are read. */
export function messageDays<Message extends { createdAt: string }>(
  newestFirst: readonly Message[],
  now: string,
): MessageDay<Message>[] {
  const days: MessageDay<Message>[] = []
  for (const message of newestFirst.toReversed()) {
    const day = ownDay(message.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, label: dayLabel(day, now), messages: [message] })
  }
  return days
}
