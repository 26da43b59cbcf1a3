import { handOverRegistration } from '#shared/events/registrations/changes-contract.ts'
import { acceptHandOver } from '#shared/events/registrations/offers-contract.ts'
import type { Client } from './client.ts'

type Entered = { eventId: `evt_${string}`; registrationId: `reg_${string}` }
type Receiver = { client: Client; email: string }

/** Offers an entry to someone, who accepts it; the answer is that of the first that was refused, or the last. */
export async function handOver(
  giver: Client,
  { eventId, registrationId }: Entered,
  { client, email }: Receiver,
): Promise<Awaited<ReturnType<Client['call']>>> {
  const params = { registrationId }
  const offered = await giver.call(handOverRegistration, { params, body: { eventId, email } })
  return offered.status < 300 ? client.call(acceptHandOver, { params, body: { eventId } }) : offered
}
