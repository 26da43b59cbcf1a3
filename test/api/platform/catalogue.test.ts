import { expect, test } from 'vitest'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { listFaqs } from '#shared/content/faqs/contract.ts'
import { listNavigation } from '#shared/content/navigation/contract.ts'
import { getHealth } from '#shared/platform/health/contract.ts'
import { getOpenapiDocument } from '#shared/platform/openapi/contract.ts'
import { Client } from '#test/support/client.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const visitor = new Client(sharedCloud().url)

test('anyone can ask whether the platform answers', async () => {
  expect((await visitor.call(getHealth, {})).body).toEqual({ status: 'ok' })
})

test('the API describes itself as OpenAPI 3.1', async () => {
  const { body } = await visitor.call(getOpenapiDocument, {})
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/health': { get: { operationId: 'getHealth' } } },
  })
})

test('the plans come in display order, a year for 20 % less than twelve months', async () => {
  const { items } = (await visitor.call(listPlans, {})).body
  expect(items.map((plan) => plan.displayOrder)).toEqual(
    items.map((plan) => plan.displayOrder).sort((a, b) => a - b),
  )
  const monthly = items.filter((plan) => plan.billingPeriod === 'monthly')
  expect(monthly).toHaveLength(5)
  for (const { type, priceCents } of monthly) {
    const year = items.find((plan) => plan.type === type && plan.billingPeriod === 'yearly')
    expect(year?.priceCents, type).toBe(Math.round(priceCents * 9.6))
  }
})

test('the questions come grouped by their order, each with an anchor of its own', async () => {
  const { items } = (await visitor.call(listFaqs, {})).body
  expect(items.length).toBeGreaterThan(5)
  expect(new Set(items.map((faq) => faq.slug)).size).toBe(items.length)
})

test('the navigation leads only to addresses of this site', async () => {
  const { items } = (await visitor.call(listNavigation, {})).body
  expect(items[0]).toMatchObject({ title: 'Home', href: '/' })
  for (const { href } of items) expect(href).toMatch(/^\/(?!\/)/)
})
