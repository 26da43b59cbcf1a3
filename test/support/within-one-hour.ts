import { controlOf } from './control.ts'

/**
 * Limits count by the hour of the clock, so an attempt during which one hour ended and the next began is
 * repeated.
 */
export async function withinOneHour<T>(url: string, attempt: () => Promise<T>): Promise<T> {
  const { now } = controlOf(url)
  for (;;) {
    const hour = (await now()).slice(0, 13)
    const result = await attempt()
    if ((await now()).slice(0, 13) === hour) return result
  }
}
