import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { domainOfStreams, type StreamInfra } from '#lib/background-infra/streams.ts'
import { known } from './grants.ts'
import { PlatformFunction } from './platform-function.ts'
import type { Surroundings } from './surroundings.ts'
import { watchStreamAge } from './watch-background.ts'

/** A reader of the table stream. Records that it cannot handle are narrowed down, tried again, then set aside. */
export function addStream(scope: Construct, name: string, infra: StreamInfra, around: Surroundings): void {
  const streamArn = known(around.table.tableStreamArn, 'table stream')
  const { queueArn } = around.deadLettersOf(domainOfStreams)
  const reader = new PlatformFunction(scope, name, infra, around, {
    statements: [
      new PolicyStatement({
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [streamArn],
      }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] }),
    ],
  })
  new EventSourceMapping(scope, `${name}Source`, {
    target: reader,
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 100,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: 10,
    maxRecordAge: Duration.hours(23),
    onFailure: { bind: () => ({ destination: queueArn }) },
    filters: filtersOf(infra),
  })
  watchStreamAge(reader, around.alarms)
}

/** Woken for its entities alone; a removed item has only its old image. */
function filtersOf({ entities, removals }: StreamInfra) {
  const ofEntities = { entity: { S: FilterRule.or(...entities) } }
  return [
    FilterCriteria.filter({ dynamodb: { NewImage: ofEntities } }),
    ...(removals
      ? [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('REMOVE'),
            dynamodb: { OldImage: ofEntities },
          }),
        ]
      : []),
  ]
}
