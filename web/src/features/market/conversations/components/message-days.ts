import type { Message } from '#shared/market/conversations/conversation.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { ownDay } from '#shared/platform/time/own-day.ts'

export type ShownMessage = Omit<Message, 'version'>

/** A message, with whether it follows at once on another one of the same member: then it needs no name of its own. */
export type PlacedMessage = { message: ShownMessage; follows: boolean }

export type MessageDay = { day: string; label: string; messages: PlacedMessage[] }

const togetherMs = 300_000

const isWritten = ({ kind }: ShownMessage) => kind === 'text' || kind === 'offer'

/** Messages by the days of the reader’s own calendar, from the first to the last. `newestFirst` is how they are read. */
export function messageDays(newestFirst: readonly ShownMessage[], now: string): MessageDay[] {
  const days: MessageDay[] = []
  let before: ShownMessage | undefined
  for (const message of newestFirst.toReversed()) {
    const day = ownDay(message.sentAt)
    let last = days.at(-1)
    if (last?.day !== day) {
      last = { day, label: dayLabel(day, now), messages: [] }
      days.push(last)
      before = undefined
    }
    last.messages.push({ message, follows: before !== undefined && isTogether(before, message) })
    before = message
  }
  return days
}

const isTogether = (before: ShownMessage, message: ShownMessage) =>
  isWritten(before) &&
  isWritten(message) &&
  before.fromId === message.fromId &&
  Date.parse(message.sentAt) - Date.parse(before.sentAt) < togetherMs

/** `Today`, `Yesterday`, or the date: the year where it is another one. */
export function dayLabel(day: string, now: string): string {
  const today = ownDay(now)
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  const words = longDay(day)
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words}, ${day.slice(0, 4)}`
}
