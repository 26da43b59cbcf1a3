import { completeRegistration, getMe } from '#shared/users/contract.ts'
import { completion, newMember } from './new-member.ts'

/** A member who has everything behind them that comes before the dashboard. */
export async function completeMember(url: string) {
  const member = await newMember(url)
  const { version } = (await member.client.call(getMe, {})).body
  const { status, text } = await member.client.call(completeRegistration, { body: completion(version) })
  if (status !== 200) throw new Error(`the completion answered ${status}: ${text}`)
  return member
}
