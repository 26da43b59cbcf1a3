import { jobRuns } from '#core/platform/jobs/job-runs.ts'
import type { PaypalSwitches } from '#lib/local/paypal/faults.ts'
import type { StripeSwitches } from '#lib/local/stripe/faults.ts'
import type { Stored } from './items-with.ts'

type Received = {
  /** What the mail service called it when it took it. */
  id: string
  replyTo: string
  to: string
  subject: string
  html: string
  text: string
  at: string
  /** By lower-case name. */
  headers: Record<string, string>
  tags: Record<string, string> | undefined
}

/** The steering wheel of a laptop cloud under test. */
export function controlOf(url: string) {
  async function post(path: string, body: unknown = {}): Promise<unknown> {
    const response = await fetch(`${url}/_local/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  async function inbox(to: string): Promise<Received[]> {
    const response = await fetch(`${url}/_local/inbox.json?to=${encodeURIComponent(to)}`)
    return (await response.json()) as Received[]
  }
  async function changes(since?: number) {
    const response = await fetch(
      `${url}/_local/control/changes${since === undefined ? '' : `?since=${since}`}`,
    )
    if (!response.ok) throw new Error(`changes answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { position: number; items: Stored[] }
  }
  return {
    /** Where the table's log stands, for `writtenSince`. */
    position: async () => (await changes()).position,
    /**
     * The items of the table that were written after a position, as they are now. What is about a thing that was made
     * after it is among them; the whole table would have to be read otherwise, which grows with every test.
     * Jobs note their runs whenever they are due, so those are left out.
     */
    writtenSince: async (position: number) =>
      (await changes(position)).items.filter(({ entity }) => entity !== jobRuns.name),
    /** Resolves when every fact, event and job has had its effect. */
    settle: () => post('control/idle'),
    switches: (switches: { streamCopies?: number; busCopies?: number }) => post('control/switches', switches),
    stripeSwitches: (switches: StripeSwitches) => post('stripe/_config', switches),
    paypalSwitches: (switches: PaypalSwitches) => post('paypal/_config', switches),
    mailFaults: (faults: { down?: boolean; failNext?: number; throttleNext?: number }) =>
      post('ses/faults', faults),
    async now(): Promise<string> {
      const response = await fetch(`${url}/_local/clock`)
      return ((await response.json()) as { now: string }).now
    },
    advance: (duration: string) => post('clock', { advance: duration }),
    run: (job: string) => post(`jobs/${job}`) as Promise<{ result: unknown }>,
    inbox,
    /** The newest mail to an address under this subject; others may arrive before or after it. */
    async mail(to: string, subject: string) {
      const mails = await inbox(to)
      const mail = mails.find((one) => one.subject === subject)
      if (!mail) throw new Error(`no "${subject}" among ${mails.map((one) => one.subject).join(', ')}`)
      return mail
    },
  }
}
