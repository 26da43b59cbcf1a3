import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { Client } from './client.ts'
import { controlOf } from './control.ts'
import { plantToken } from './plant-token.ts'

/** A client of a demo account (`admin` for admin@demo.test), with a planted token: they have not logged in. */
export async function demoClient(url: string, account: string): Promise<Client> {
  const now = await controlOf(url).now()
  return new Client(url, await plantToken(url, demoUserId(`${account}@demo.test`), now))
}
