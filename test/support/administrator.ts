import type { Client } from './client.ts'
import { completeMember } from './complete-member.ts'
import { changeUser, userIdOf } from './records.ts'

/** An administrator that no other test knows. */
export async function anAdministrator(url: string): Promise<Client> {
  const { client } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  return client
}
