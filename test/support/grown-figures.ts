import { getAnalyticsReport } from '#shared/operations/insights/admin-contract.ts'
import type { Client } from './client.ts'
import { controlOf } from './control.ts'
import { expectSuccess } from './expect-success.ts'

/** How much the kept figures of the last half year changed while something was done, without those that did not. */
export async function grownFigures(
  url: string,
  admin: Client,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await sums(url, admin)
  await work()
  const after = await sums(url, admin)
  const changes = Object.entries(after).map(([figure, sum]) => [figure, sum - (before[figure] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

async function sums(url: string, admin: Client): Promise<Record<string, number>> {
  await controlOf(url).settle()
  const answer = await admin.call(getAnalyticsReport, { query: { days: '90' } })
  expectSuccess(answer)
  const figures = Object.entries(answer.body.figures)
  return Object.fromEntries(
    figures.map(([figure, days]) => [figure, days.reduce((sum, one) => sum + one, 0)]),
  )
}
