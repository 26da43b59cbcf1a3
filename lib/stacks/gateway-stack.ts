import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { known } from './grants.ts'
import { type ApiName, apiNames, httpApis } from './http-apis.ts'
import type { Surroundings } from './surroundings.ts'
import { watchApi } from './watch-requests.ts'

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

/** The HTTP APIs, without routes: the stacks of the domains hang theirs on them. */
export class GatewayStack extends Stack {
  readonly apis: Record<ApiName, GatewayApi>

  constructor(scope: Construct, id: string, props: StackProps & { around: Surroundings }) {
    super(scope, id, props)
    this.apis = Object.fromEntries(
      apiNames.map((name) => [name, new GatewayApi(this, name, props.around)]),
    ) as Record<ApiName, GatewayApi>
  }
}

/** One HTTP API with its stage, its log and the authorizer that reads members’ tokens. */
export class GatewayApi extends Construct {
  readonly api: HttpApi
  readonly authorizerId: string
  readonly host: string

  constructor(scope: Stack, name: ApiName, around: Surroundings) {
    super(scope, name)
    this.api = new HttpApi(this, 'Api', { apiName: `${scope.stackName}-${name}`, createDefaultStage: false })
    this.host = `${this.api.apiId}.execute-api.${scope.region}.${scope.urlSuffix}`
    this.authorizerId = this.makeAuthorizer(around)
    this.addStage(name, around)
    new CfnOutput(this, 'Url', { value: this.api.apiEndpoint })
  }

  /** The issuer is spelled out, because not every endpoint tells the pool’s own URL right. */
  private makeAuthorizer(around: Surroundings): string {
    const pool = known(around.userPool, 'user pool')
    return new HttpAuthorizer(this, 'Members', {
      httpApi: this.api,
      type: HttpAuthorizerType.JWT,
      identitySource: ['$request.header.Authorization'],
      jwtIssuer: `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${pool.id}`,
      jwtAudience: [pool.clientId],
    }).authorizerId
  }

  /** Its limit holds for all routes together: what a route takes beyond its share is limited in its function. */
  private addStage(name: ApiName, { alarms }: Surroundings): void {
    const logName = `/aws/vendedlogs/apis/${Stack.of(this).stackName}-${name}`
    const { rate } = httpApis[name]
    const accessLog = new LogGroup(this, 'AccessLog', {
      logGroupName: logName,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: rate, burstLimit: 2 * rate },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(logFields)),
      },
    })
    watchApi(this, alarms, { name, logName, stage })
  }
}
