import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import type { Client } from './client.ts'
import { completion, newMember } from './new-member.ts'

/** A retailer whose registration is complete and whose approval is not. */
export async function newBusiness(url: string): Promise<{ client: Client; email: string; userId: string }> {
  const { client, email } = await newMember(url, 'retailer')
  const { version } = (await client.call(getMe, {})).body
  const { status, text, body } = await client.call(completeRegistration, { body: completion(version) })
  if (status !== 200) throw new Error(`completing the registration answered ${status}: ${text}`)
  return { client, email, userId: body.id }
}
