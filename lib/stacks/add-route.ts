import {
  HttpAuthorizer,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Construct } from 'constructs'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { answersHead } from '#shared/platform/http/answers-head.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { acknowledge } from './acknowledge.ts'
import type { GatewayApi } from './gateway-stack.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'

/** `/api/plans/:planId` in API Gateway’s notation. */
const gatewayPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

export const isOpen = ({ auth }: Contract) => auth === 'public' || auth === 'webhook'

type Given = { contract: Contract; infra: FunctionInfra; gateway: GatewayApi; around: Surroundings }

/** One route on its API, answered by a function of its own. Both stand in the stack of their noun. */
export function addRoute(scope: Construct, { contract, infra, gateway, around }: Given): void {
  const handler = new PlatformFunction(scope, contract.name, infra, around, {
    environment: around.settings.web ? { ORIGIN_SECRET: around.originSecret.unsafeUnwrap() } : {},
  })
  const path = gatewayPath(contract.path)
  // Named for what an API can have once: a contract with a new name changes its route, and makes no second one.
  const integration = new HttpLambdaIntegration(`${contract.name}Integration`, handler)
  const authorizer = isOpen(contract)
    ? new HttpNoneAuthorizer()
    : HttpAuthorizer.fromHttpAuthorizerAttributes(scope, `${contract.name}.Members`, {
        authorizerId: gateway.authorizerId,
        authorizerType: 'JWT',
      })
  for (const method of answersHead(contract) ? ([contract.method, 'HEAD'] as const) : [contract.method]) {
    const route = new HttpRoute(scope, `${method} ${path.replaceAll('/', '.')}`, {
      httpApi: gateway.api,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration,
      authorizer,
    })
    if (isOpen(contract))
      acknowledge(
        route,
        contract.auth === 'webhook'
          ? 'The handler checks the sender’s signature over the raw body.'
          : 'The contract allows anyone to call it.',
        'AwsSolutions-APIG4',
      )
  }
}
