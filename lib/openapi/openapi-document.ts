import type * as z from 'zod/mini'
import { domainOf } from '#lib/domain-of.ts'
import { statusOfKind } from '#shared/errors.ts'
import { Problem } from '#shared/platform/http/problem.ts'
import type { Auth, Contract } from '#shared/platform/http/route.ts'
import { routesOfNouns } from '#shared/routes-of-nouns.ts'
import { siteName } from '#shared/site-name.ts'
import { namedSchemas } from './named-schemas.ts'
import { schemaComponents } from './schema-components.ts'

type Json = Record<string, unknown>
type SchemaOf = ReturnType<typeof schemaComponents>['schemaOf']

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** Parameters and responses that most routes share are written once. */
const sharedParameters = {
  CsrfToken: {
    name: 'X-CSRF-Token',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
  },
}
const sharedResponses = {
  Unauthenticated: problem('The access token is missing or invalid.'),
  Forbidden: problem('The caller may not do this.'),
  RateLimited: problem('Too many requests; see Retry-After.'),
}

/** The API as OpenAPI 3.1, whose schemas are JSON Schema: exactly what the server validates. */
export async function openapiDocument(): Promise<Json> {
  const paths: Record<string, Json> = {}
  const { schemaOf, components } = schemaComponents(await namedSchemas())
  schemaOf(Problem, 'output')
  for (const [noun, routes] of Object.entries(routesOfNouns)) {
    for (const contract of Object.values<Contract>(routes)) {
      const path = contract.path.replace(/:(\w+)/g, '{$1}')
      const operations = paths[path] ?? {}
      operations[contract.method.toLowerCase()] = operation(contract, domainOf(noun), schemaOf)
      paths[path] = operations
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: siteName,
      version: '1',
      description:
        'Errors are `application/problem+json`; programs switch on `code`, people read `detail`. Signed-in mutations send the `csrf_token` cookie again as `X-CSRF-Token`, and may send an `Idempotency-Key` where listed: the same key with the same request returns the same answer and never applies a change twice.',
    },
    paths,
    components: {
      parameters: sharedParameters,
      responses: sharedResponses,
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: components,
    },
  }
}

function operation(contract: Contract, domain: string, schemaOf: SchemaOf): Json {
  const parameters = [
    ...parametersOf(contract.params, 'path', schemaOf),
    ...parametersOf(contract.query, 'query', schemaOf),
    ...headersOf(contract),
  ]
  return {
    operationId: contract.name,
    summary: contract.summary,
    tags: [domain],
    description: `Who may call it: ${callers(contract.auth)}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(contract.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(contract.body, 'input') } },
      },
    }),
    ...(isSignedIn(contract.auth) && { security: [{ accessToken: [] }] }),
    responses: responses(contract, schemaOf),
  }
}

function parametersOf(
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
  schemaOf: SchemaOf,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function headersOf({ method, auth, answersSecret }: Contract): Json[] {
  if (method === 'GET' || !isSignedIn(auth)) return []
  const csrf = { $ref: '#/components/parameters/CsrfToken' }
  // An answer that may not be stored cannot be given again.
  return answersSecret ? [csrf] : [csrf, { $ref: '#/components/parameters/IdempotencyKey' }]
}

function responses(contract: Contract, schemaOf: SchemaOf): Json {
  const success = contract.response
    ? {
        description: 'Done',
        content: {
          [contract.mediaType ?? 'application/json']: { schema: schemaOf(contract.response, 'output') },
        },
      }
    : { description: 'Done' }
  const codes = contract.errors?.length ? ` Codes of this route: ${contract.errors.join(', ')}.` : ''
  return {
    [contract.status ?? (contract.response ? 200 : 204)]: success,
    ...(isSignedIn(contract.auth) && {
      [statusOfKind.unauthenticated]: { $ref: '#/components/responses/Unauthenticated' },
      [statusOfKind.forbidden]: { $ref: '#/components/responses/Forbidden' },
    }),
    ...(contract.rateLimit && {
      [statusOfKind.rate_limited]: { $ref: '#/components/responses/RateLimited' },
    }),
    default: problem(`Any other refusal.${codes}`),
  }
}

const isSignedIn = (auth: Auth) => auth !== 'public' && auth !== 'webhook'

function callers(auth: Auth): string {
  if (typeof auth === 'object' && 'permission' in auth)
    return `members with the permission ${auth.permission}`
  if (typeof auth === 'object') return `members of these types: ${auth.types.join(', ')}`
  return {
    public: 'anybody',
    member: 'any signed-in member',
    complete: 'a signed-in member whose registration is complete',
    admin: 'administrators',
    webhook: 'anyone who has what we or a provider signed',
  }[auth]
}
