import type { HttpStage, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { alarm, fiveMinutes, rateAlarm } from './alarms.ts'

const sums = { period: fiveMinutes, statistic: Stats.SUM }

/** A slow answer among a few says little: the first ones after a pause wait for their functions to start. */
const slowest = { milliseconds: 3000, ofRequests: 100 }

/** Rings for an API whose functions fail, time out, or are throttled, and for one that has become slow. */
export function watchApi(
  scope: Construct,
  topic: ITopic,
  { name, logName, stage }: { name: string; logName: string; stage: HttpStage },
): void {
  const requests = stage.metricCount(sums)
  rateAlarm(scope, 'ServerErrors', topic, {
    failures: 'errors',
    requests: 'requests',
    metrics: { errors: stage.metricServerError(sums), requests },
    description: [
      `The API ${name} answers with errors: a function fails, times out, or is throttled.`,
      `Which route: Logs Insights on ${logName} with`,
      'fields @timestamp, route, status, integration | filter status >= 500 | stats count() by route, integration',
    ].join(' '),
  })
  const p95 = new MathExpression({
    expression: `IF(requests >= ${slowest.ofRequests}, p95, 0)`,
    usingMetrics: {
      requests,
      p95: stage.metricLatency({ period: fiveMinutes, statistic: Stats.percentile(95) }),
    },
    period: fiveMinutes,
  })
  const description = [
    `The API ${name} is slow: one request in twenty takes more than ${slowest.milliseconds / 1000} seconds.`,
    `Which route: Logs Insights on ${logName} with stats pct(milliseconds, 95), count() by route`,
  ].join(' ')
  alarm(scope, 'Latency', topic, p95, description, { threshold: slowest.milliseconds, evaluationPeriods: 3 })
}

const throttled = ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles']

/** Cognito turns away what goes beyond its rates for the whole account, and says so nowhere else. */
export function watchSignIns(pool: UserPool, clients: readonly UserPoolClient[], topic: ITopic): void {
  const metrics = Object.fromEntries(
    clients.flatMap((client, at) =>
      throttled.map((metricName, index) => [
        `m${at}${index}`,
        new Metric({
          namespace: 'AWS/Cognito',
          metricName,
          dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
          ...sums,
        }),
      ]),
    ),
  )
  const sum = new MathExpression({
    expression: sumOf(Object.keys(metrics)),
    usingMetrics: metrics,
    period: fiveMinutes,
  })
  const description = 'Sign-ins are throttled: raise the rates of Cognito in Service Quotas'
  alarm(pool, 'Throttles', topic, sum, description, { threshold: 5, evaluationPeriods: 1 })
}

/** Rings when connections cannot be opened or closed. A ticket that is refused is an answer like any other. */
export function watchLive(
  api: WebSocketApi,
  { stage, handlers, topic }: { stage: WebSocketStage; handlers: readonly LambdaFunction[]; topic: ITopic },
): void {
  const of = (name: string, metricOf: (fn: LambdaFunction) => IMetric) =>
    handlers.map((fn, at) => [`${name}${at}`, metricOf(fn)] as const)
  const failures = [
    ...of('errors', (fn) => fn.metricErrors(sums)),
    ...of('throttles', (fn) => fn.metricThrottles(sums)),
  ]
  const calls = of('calls', (fn) => fn.metricInvocations(sums))
  const execution = new Metric({
    namespace: 'AWS/ApiGateway',
    metricName: 'ExecutionError',
    dimensionsMap: { ApiId: api.apiId, Stage: stage.stageName },
    ...sums,
  })
  const failed = sumOf([...failures.map(([id]) => id), 'execution'])
  rateAlarm(api, 'Errors', topic, {
    failures: `(${failed})`,
    requests: `${sumOf(calls.map(([id]) => id))} + ${failed}`,
    metrics: { ...Object.fromEntries([...failures, ...calls]), execution },
    description: 'Live connections fail: the logs of connect and disconnect show why',
  })
}

const sumOf = (ids: readonly string[]) => ids.map((id) => `FILL(${id}, 0)`).join(' + ')

/** The share of errors that CloudFront counts is in percent already. */
export function watchSite(distribution: Distribution, topic: ITopic): void {
  rateAlarm(distribution, 'ServerErrors', topic, {
    failures: '(percent * requests / 100)',
    requests: 'requests',
    metrics: {
      percent: distribution.metric5xxErrorRate({ period: fiveMinutes }),
      requests: distribution.metricRequests({ period: fiveMinutes, statistic: Stats.SUM }),
    },
    description: 'Visitors’ requests are answered with errors',
  })
}
