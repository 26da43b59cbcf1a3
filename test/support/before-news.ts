import { controlOf } from './control.ts'

/** Runs while what the providers tell waits, so that our copies are not what they have; it arrives afterwards. */
export async function beforeNews<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { settle, stripeSwitches, paypalSwitches } = controlOf(url)
  await settle()
  await stripeSwitches({ webhooks: { hold: true } })
  await paypalSwitches({ webhooks: { hold: true } })
  try {
    return await work()
  } finally {
    await stripeSwitches({ webhooks: { hold: false } })
    await paypalSwitches({ webhooks: { hold: false } })
    await settle()
  }
}
