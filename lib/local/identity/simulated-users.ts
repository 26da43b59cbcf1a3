import { createHmac } from 'node:crypto'
import { type Credentials, simulatedCredentials } from './srp.ts'

export type SimulatedUsers = ReturnType<typeof createSimulatedUsers>

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Stands in for accounts that do not exist: the same name always gets the same id and salt, as a real one would. */
export function createSimulatedUsers(secret: string) {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest()

  function subOf(name: string): string {
    const known = name.toLowerCase()
    if (uuid.test(known)) return known
    const hex = digest(`sub:${known}`).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }

  const credentialsOf = (sub: string): Credentials => simulatedCredentials(digest(`credentials:${sub}`))

  return { subOf, credentialsOf }
}
