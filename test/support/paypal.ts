import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'

type Answer = { decision?: 'agree' | 'cancel'; funding?: string; email?: string }

/** Answers as the payer on PayPal’s page and returns the address that follows. */
export async function answerPaypal(
  url: string,
  step: PaymentStep | undefined,
  { decision = 'agree', funding = 'balance', email = 'payer@demo.test' }: Answer = {},
): Promise<URL> {
  if (step?.kind !== 'approval') throw new Error('There is nothing to approve.')
  const [[name, token] = ['', '']] = new URL(step.approveUrl).searchParams
  const response = await fetch(`${url}/_local/paypal/checkoutnow`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ [name]: token, email, funding, decision }),
  })
  const to = response.headers.get('location')
  if (!to) throw new Error(`PayPal leads nowhere: ${await response.text()}`)
  return new URL(to)
}

/** Presses a button of PayPal’s dashboard, such as `dispute` of a payment, and returns what it created. */
export async function pressPaypal(url: string, id: string, button: string): Promise<string> {
  const response = await fetch(`${url}/_local/paypal/dashboard/objects/${id}/${button}`, { method: 'POST' })
  const { said } = (await response.json()) as { said?: string }
  if (!response.ok || !said) throw new Error(`${button} answered ${response.status}`)
  return /^Made (\S+)\.$/.exec(said)?.[1] ?? said
}

type Signing = { body: string; webhookId: string; time?: string; transmissionId?: string }

/** The headers under which the laptop’s PayPal would send a body. */
export async function signPaypal(url: string, wanted: Signing): Promise<Record<string, string>> {
  const response = await fetch(`${url}/_local/paypal/_sign`, { method: 'POST', body: JSON.stringify(wanted) })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { headers: Record<string, string> }).headers
}
