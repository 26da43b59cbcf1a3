import { controlOf } from './control.ts'

/**
 * Runs `work` while messages from the providers wait, so our copies differ from theirs. The messages arrive
 * afterward.
 */
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
