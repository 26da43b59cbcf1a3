import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Construct } from 'constructs'
import { live } from '#lib/background-infra/live.ts'
import { acknowledge } from './acknowledge.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'
import { watchLive } from './watch-requests.ts'

/** The stage is named like the path that CloudFront serves it under. */
const stageName = 'live'

/** The WebSocket API that pushes to open browsers. A ticket opens a connection, once. */
export class LiveStack extends Stack {
  readonly api: WebSocketApi
  readonly access: { endpoint: string; connectionsArn: string }

  constructor(scope: Construct, id: string, props: StackProps & { around: Surroundings }) {
    super(scope, id, props)
    const { around } = props
    const handlers: PlatformFunction[] = []
    const integrate = (name: keyof typeof live) => {
      const handler = new PlatformFunction(this, name, live[name], around)
      handlers.push(handler)
      return { integration: new WebSocketLambdaIntegration(`${name}Integration`, handler) }
    }
    this.api = new WebSocketApi(this, 'Live', {
      connectRouteOptions: integrate('connect'),
      disconnectRouteOptions: integrate('disconnect'),
    })
    const stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName,
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
    })
    watchLive(this.api, { stage, handlers, topic: around.alarms })
    acknowledge(
      this.api,
      'A browser cannot send a header with a WebSocket: $connect checks the one-time ticket itself.',
      'AwsSolutions-APIG4',
    )
    acknowledge(
      stage,
      'Access logs of WebSocket APIs need a role that is set for the whole account; the functions log connections.',
      'AwsSolutions-APIG1',
    )
    new CfnOutput(this, 'ApiUrl', { value: stage.url })
    this.access = {
      endpoint: stage.callbackUrl,
      connectionsArn: this.formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: `${stageName}/POST/@connections/*`,
      }),
    }
  }
}
