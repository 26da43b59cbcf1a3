import type { Client } from './client.ts'
import { plantedPassword } from './new-member.ts'
import { tokensOf } from './sign-in.ts'

/** The planted member with a login behind them, which is counted and which the pool knows. */
export async function loggedIn<Member extends { client: Client; email: string }>(
  url: string,
  planting: Promise<Member>,
): Promise<Member> {
  const member = await planting
  const { AccessToken } = await tokensOf(url, member.email, plantedPassword)
  member.client.token = AccessToken
  return member
}
