import { controlOf } from './control.ts'

/**
 * Runs `work` while no message from Stripe arrives, for the steps that lead up to a test. The platform
 * requests everything that it shows anyway, and seven events for each payment are most of its work.
 */
export async function withoutNews<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { settle, stripeSwitches } = controlOf(url)
  await settle()
  await stripeSwitches({ webhooks: { drop: 1000 } })
  try {
    return await work()
  } finally {
    await settle()
    await stripeSwitches({ webhooks: { drop: 0 } })
  }
}
