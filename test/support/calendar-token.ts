import { renewOwnCalendar } from '#shared/events/registrations/calendar-contract.ts'
import type { Client } from './client.ts'
import { expectSuccess } from './expect-success.ts'

/** The secret in a new address of someone’s own calendar. */
export async function calendarToken(client: Client): Promise<string> {
  const answer = await client.call(renewOwnCalendar, {})
  expectSuccess(answer)
  return answer.body.address.split('/').at(-1) ?? ''
}
