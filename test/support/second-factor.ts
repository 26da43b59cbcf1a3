import { totpCode, totpStep } from '#lib/local/identity/totp.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  requestEmailChange,
} from '#shared/platform/security/contract.ts'
import type { Client } from './client.ts'
import { controlOf } from './control.ts'
import { newEmail, plantedPassword } from './new-member.ts'

/** The code that the member’s authenticator app shows. */
export const appCode = (secret: string) => totpCode(secret, totpStep(Date.now()))

/** Two codes to be used one after the other, both good for the next half minute at least, whenever it began. */
export function codesOf(secret: string): { first: string; second: string } {
  const step = totpStep(Date.now())
  return { first: totpCode(secret, step), second: totpCode(secret, step + 1) }
}

/** The secret of a second factor that was begun and not confirmed. */
export async function secretFor(client: Client): Promise<string> {
  const { status, text, body } = await client.call(beginSecondFactor, {
    body: { password: plantedPassword },
  })
  if (status !== 200) throw new Error(`the setup answered ${status}: ${text}`)
  return body.secret
}

/** Turns the second factor on. Codes are good once: the one that did it is spent, the next one is not. */
export async function withSecondFactor(client: Client) {
  const secret = await secretFor(client)
  const spentStep = totpStep(Date.now())
  const [spentCode, nextCode] = [totpCode(secret, spentStep), totpCode(secret, spentStep + 1)]
  const { status, text, body } = await client.call(confirmSecondFactor, {
    body: { password: plantedPassword, code: spentCode },
  })
  if (status !== 200) throw new Error(`the confirmation answered ${status}: ${text}`)
  return {
    spentCode,
    nextCode,
    /** One that is good however long it was until it is asked for. */
    unspentCode: () => totpCode(secret, Math.max(spentStep + 1, totpStep(Date.now()))),
    recoveryCodes: body.recoveryCodes,
  }
}

/** The code in the newest mail that asks to confirm an address. */
export async function emailCode(url: string, email: string): Promise<string> {
  await controlOf(url).settle()
  const mails = await controlOf(url).inbox(email)
  const code = mails.map(({ text }) => /confirm it: (\d{6})/.exec(text)?.[1]).find(Boolean)
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Asks for a new address and reads the code that was mailed to it. */
export async function newAddressFor(url: string, client: Client) {
  const email = newEmail()
  const { status, text } = await client.call(requestEmailChange, {
    body: { email, password: plantedPassword },
  })
  if (status !== 202) throw new Error(`the change answered ${status}: ${text}`)
  return { email, code: await emailCode(url, email) }
}
