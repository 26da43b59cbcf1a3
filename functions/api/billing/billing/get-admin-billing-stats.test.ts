import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { billingCounters } from '#core/billing/billing/billing-counters.ts'
import { failedOn, renewingOn } from '#core/billing/billing/billing-figures.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { getAdminBillingStats as contract } from '#shared/billing/billing/admin-contract.ts'
import { getAdminBillingStats } from './get-admin-billing-stats.ts'

process.env.TABLE_NAME = 'test'

/** A table that holds figures of these days and answers ranges of them. */
function figuresOf(names: string[]): void {
  const items = names.map((name) =>
    billingCounters.item({ partition: 'BILLING_COUNTS', name, count: 1, version: 1 }),
  )
  mockClient(DynamoDBDocumentClient)
    .on(QueryCommand)
    .callsFake(async ({ ExpressionAttributeValues: { ':range': from, ':end': to } }) => ({
      Items: to ? items.filter(({ sk }) => sk >= from && sk <= to) : [],
    }))
}

test('failures count for thirty days and renewals for seven, today among them', async () => {
  const failures = ['2026-01-30', '2026-01-31', '2026-03-01', '2026-03-02'].map(failedOn)
  const renewals = ['2026-02-28', '2026-03-01', '2026-03-07', '2026-03-08'].map(renewingOn)
  figuresOf([...failures, ...renewals])
  const request = { now: '2026-03-01T12:00:00.000Z' } as ApiRequest<typeof contract>
  expect(await getAdminBillingStats(request)).toMatchObject({ failedPayments: 2, upcomingRenewals: 2 })
})
