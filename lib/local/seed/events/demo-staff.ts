import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { EventStaff, StaffRole } from '#shared/events/event-staff/event-staff.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoEvents } from './demo-events.ts'

type Helper = {
  title: string
  email: string
  role: StaffRole
  classKeys?: readonly string[]
  accepted: boolean
}

const helpers: readonly Helper[] = [
  { title: 'River City Lanes', email: 'manufacturer@demo.test', role: 'head_judge', accepted: true },
  {
    title: 'River City Lanes',
    email: 'retailer@demo.test',
    role: 'judge',
    classKeys: ['SQ1'],
    accepted: true,
  },
  { title: 'River City Lanes', email: 'juniper.alwood@members.demo.test', role: 'judge', accepted: true },
  { title: 'River City Lanes', email: 'bastian.crewe@members.demo.test', role: 'judge', accepted: true },
  { title: 'River City Lanes', email: 'gwen.tarrow@members.demo.test', role: 'desk', accepted: true },
  { title: 'River City Lanes', email: 'hollis.barnaby@members.demo.test', role: 'lane', accepted: false },
  { title: 'Winter Warm-Up', email: 'retailer@demo.test', role: 'desk', accepted: true },
  { title: 'Winter Warm-Up', email: 'juniper.alwood@members.demo.test', role: 'organizer', accepted: false },
]

/** The helpers at the demo events, and the people who have been asked. */
export function demoStaff(now: string): EventStaff[] {
  const events = new Map(demoEvents(now).map((event) => [event.title, event]))
  return helpers.flatMap(({ title, email, role, classKeys = [], accepted }) => {
    const event = events.get(title)
    const invitedAt = addTime(now, { days: -9 })
    return event
      ? [
          {
            eventId: event.id,
            userId: demoUserId(email) as EventStaff['userId'],
            role,
            classKeys: classKeys as EventStaff['classKeys'],
            status: accepted ? 'accepted' : 'invited',
            invitedBy: event.ownerId,
            invitedAt,
            ...(accepted && { acceptedAt: addTime(invitedAt, { hours: 5 }) }),
            version: 1,
          } satisfies EventStaff,
        ]
      : []
  })
}
