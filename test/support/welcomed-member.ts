import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { completion, registeredMember } from './new-member.ts'

/** A member whose registration has gone its whole way: who has been welcomed by mail and in the bell. */
export async function welcomedMember(url: string) {
  const member = await registeredMember(url)
  const { version } = (await member.client.call(getMe, {})).body
  const { status, text } = await member.client.call(completeRegistration, { body: completion(version) })
  if (status !== 200) throw new Error(`the completion answered ${status}: ${text}`)
  return member
}
