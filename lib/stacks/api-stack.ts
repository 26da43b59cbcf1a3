import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { type RouteGroup, routeGroups } from '#lib/route-groups.ts'
import { routeInfra } from '#lib/route-infra.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import type { RouteName } from '#shared/routes.ts'
import { acknowledge } from './acknowledge.ts'
import { alarm } from './alarms.ts'
import { known } from './grants.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'

/** `/api/plans/:planId` in API Gateway’s notation. */
const gatewayPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

export const isOpen = ({ auth }: Contract) => auth === 'public' || auth === 'webhook'

/** Leaves out the user’s address: behind CloudFront it would be CloudFront’s. */
const logFields = {
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.error.message',
  authorizer: '$context.authorizer.error',
  integration: '$context.integrationErrorMessage',
}

/** One group of routes: its own HTTP API, one function for each route. */
export class ApiStack extends Stack {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, props: StackProps & { group: RouteGroup; around: Surroundings }) {
    super(scope, id, props)
    const { group, around } = props
    this.api = new HttpApi(this, 'Api', { apiName: id, createDefaultStage: false })
    this.addStage(around)
    new CfnOutput(this, 'ApiUrl', { value: this.api.apiEndpoint })
    const authorizer = this.makeAuthorizer(around)
    for (const contract of routeGroups[group]) {
      const infra: FunctionInfra = routeInfra[contract.name as RouteName]
      const handler = new PlatformFunction(this, contract.name, infra, around, {
        environment: around.settings.web ? { ORIGIN_SECRET: around.originSecret.unsafeUnwrap() } : {},
      })
      const [route] = this.api.addRoutes({
        path: gatewayPath(contract.path),
        methods: [HttpMethod[contract.method]],
        integration: new HttpLambdaIntegration(`${contract.name}Integration`, handler),
        authorizer: isOpen(contract) ? new HttpNoneAuthorizer() : authorizer,
      })
      if (route && isOpen(contract))
        acknowledge(
          route,
          contract.auth === 'webhook'
            ? 'The handler checks the sender’s signature over the raw body.'
            : 'The contract allows anyone to call it.',
          'AwsSolutions-APIG4',
        )
    }
  }

  private addStage({ alarms }: Surroundings): void {
    const accessLog = new LogGroup(this, 'AccessLog', {
      logGroupName: `/aws/vendedlogs/apis/${this.stackName}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(logFields)),
      },
    })
    alarm(
      this,
      'ServerErrors',
      alarms,
      stage.metricServerError({ period: Duration.minutes(5), statistic: Stats.SUM }),
      [
        `${this.stackName} answered with errors: a function failed, timed out or was throttled.`,
        `Which route: Logs Insights on /aws/vendedlogs/apis/${this.stackName} with`,
        'fields @timestamp, route, status, integration | filter status >= 500 | stats count() by route, integration',
      ].join(' '),
    )
  }

  /** The issuer is spelled out, because not every endpoint tells the pool’s own URL right. */
  private makeAuthorizer(around: Surroundings): HttpJwtAuthorizer {
    const pool = known(around.userPool, 'user pool')
    const issuer = `https://cognito-idp.${this.region}.amazonaws.com/${pool.id}`
    return new HttpJwtAuthorizer('Members', issuer, { jwtAudience: [pool.clientId] })
  }
}
