import { dollars } from '#shared/platform/money/dollars.ts'
import { parseDollars } from '#shared/platform/money/parse-dollars.ts'

export type RefundFields = { partial: boolean; amount: string; reason: string }

type Read = { amountCents: number; reason: string } | { problems: { amount?: string; reason?: string } }

/** Returns the filled-in refund, or its problem. If the box is not checked, it is the whole rest. */
export function readRefund({ partial, amount, reason }: RefundFields, leftCents: number): Read {
  const parsed = partial ? parseDollars(amount) : { cents: leftCents }
  const amountProblem =
    'problem' in parsed
      ? parsed.problem
      : parsed.cents > leftCents
        ? `Only ${dollars(leftCents)} is left to refund.`
        : undefined
  const words = reason.trim()
  if ('cents' in parsed && !amountProblem && words) return { amountCents: parsed.cents, reason: words }
  return {
    problems: {
      ...(amountProblem && { amount: amountProblem }),
      ...(!words && { reason: 'Give a reason' }),
    },
  }
}

/** Asks about the coming refund: `Refund $12.50 of $29.99 to Visa 4242?` */
export const refundQuestion = (
  amountCents: number,
  paidCents: number,
  paidWith: string | undefined,
): string => `Refund ${dollars(amountCents)} of ${dollars(paidCents)}${paidWith ? ` to ${paidWith}` : ''}?`
