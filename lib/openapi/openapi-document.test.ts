import { expect, test } from 'vitest'
import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'
import { openapiDocument } from './openapi-document.ts'

test('every route is described, with its path parameters and an answer for refusals', async () => {
  const { paths } = (await openapiDocument()) as {
    paths: Record<string, Record<string, Record<string, unknown>>>
  }
  for (const contract of Object.values(routes)) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    const operation = paths[path]?.[contract.method.toLowerCase()]
    expect(operation, contract.name).toMatchObject({ operationId: contract.name })
    expect(operation?.responses, contract.name).toHaveProperty('default')
    const declared = (operation?.parameters ?? []) as { name: string; in: string }[]
    const named = declared
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => `{${parameter.name}}`)
    expect(named, contract.name).toEqual(path.match(/\{\w+\}/g) ?? [])
  }
})

test('an Idempotency-Key is described where an answer is kept, and nowhere else', async () => {
  const { paths } = (await openapiDocument()) as {
    paths: Record<string, Record<string, { parameters?: { $ref?: string }[] }>>
  }
  const describing = Object.values(routes).filter(({ path, method }) =>
    paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.parameters?.some(
      ({ $ref }) => $ref === '#/components/parameters/IdempotencyKey',
    ),
  )
  const keeping = Object.values(routes as Record<string, Contract>).filter(
    ({ method, auth, answersSecret }) =>
      method !== 'GET' && auth !== 'public' && auth !== 'webhook' && !answersSecret,
  )
  expect(describing.map(({ name }) => name)).toEqual(keeping.map(({ name }) => name))
})
